// Lighthouse on every page, by hand: `npm --prefix web run lighthouse`, or with the names of some pages. It comes from the npm registry
// when it is run, because nothing else needs it.
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "./app.mjs";

const PAGES = [
  ...[
    "",
    "play",
    "learn",
    "learn/push",
    "puzzles",
    "analyse",
    "review",
    "history",
    "truth",
    "board",
    "embed",
    "offline",
  ],
  ...["lobby", "games", "archive", "leaderboard/double", "account", "log-in", "register"],
];
const LEAST = 95;

const wanted = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "kamisado-lighthouse-"));
const app = await start([]);
let isGood = true;
for (const place of wanted.length > 0 ? wanted : PAGES) {
  const report = join(folder, "report.json");
  const flags = "--headless=new --no-sandbox --disable-gpu";
  execFileSync(
    "npx",
    [
      ...[
        "--yes",
        "lighthouse@13",
        `${app.address}/en/${place}`,
        "--quiet",
        "--output=json",
        `--output-path=${report}`,
      ],
      ...[`--chrome-flags=${flags}`, "--only-categories=performance,accessibility,best-practices,seo"],
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? "/usr/bin/chromium" },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const { categories, audits } = JSON.parse(await readFile(report, "utf8"));
  const scores = Object.entries(categories).map(([name, { score }]) => ({ name, score: Math.round(score * 100) }));
  console.log(`/en/${place}: ${scores.map(({ name, score }) => `${name} ${score}`).join(", ")}`);
  for (const { name, score } of scores) {
    if (score >= LEAST) continue;
    isGood = false;
    const { auditRefs } = categories[name];
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9);
    console.log(`  ${name}: ${failed.map(({ id }) => `${id} ${audits[id].displayValue ?? ""}`).join("; ")}`);
  }
}
await app.close();
await rm(folder, { recursive: true });
process.exitCode = isGood ? 0 : 1;
