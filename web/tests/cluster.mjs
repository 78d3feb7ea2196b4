// Two servers with one PostgreSQL and one NATS behind HAProxy, all of them private, for the tests of several servers.
import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FROM_FOLDER, start } from "./app.mjs";

/** A port that nobody has. @returns {Promise<number>} */
const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Waits until a port takes connections. @param {number} port @returns {Promise<void>} */
const takesConnections = (port) =>
  new Promise((taken) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      taken();
    });
    socket.on("error", () => setTimeout(() => taken(takesConnections(port)), 50));
  });

/** Where Debian has the programs of PostgreSQL. */
function postgresFolder() {
  const all = "/usr/lib/postgresql";
  const versions = existsSync(all) ? readdirSync(all).sort((a, b) => Number(b) - Number(a)) : [];
  if (!versions[0]) throw new Error("the package postgresql is missing, which cargo xtask check installs");
  return join(all, versions[0], "bin");
}

/** A database that is gone when it is closed. @param {string} folder */
async function startPostgres(folder) {
  const [programs, data, port] = [postgresFolder(), join(folder, "postgres"), await freePort()];
  // It refuses to run as root.
  const id = (/** @type {string} */ flag) => Number(execFileSync("id", [flag, "postgres"]).toString());
  const user = process.getuid?.() === 0 ? { uid: id("-u"), gid: id("-g") } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  /** @param {string} program @param {string[]} options */
  const run = (program, ...options) =>
    execFileSync(join(programs, program), options, { ...user, cwd: folder, stdio: "ignore" });
  run("initdb", "--no-sync", "--no-locale", "--encoding=UTF8", "--auth=trust", "--username=kamisado", data);
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -F`;
  run(
    "pg_ctl",
    "start",
    "--wait",
    "--silent",
    `--pgdata=${data}`,
    "-o",
    settings,
    "--log",
    join(folder, "postgres.log"),
  );
  return {
    url: `postgres://kamisado@127.0.0.1:${port}/postgres`,
    close: () => run("pg_ctl", "stop", "--mode=immediate", "--silent", `--pgdata=${data}`),
  };
}

/** A program in the background that is ready when its port takes connections. @param {string} program @param {string[]} options @param {number} port */
async function background(program, options, port) {
  const child = spawn(program, options, { stdio: "ignore" });
  await Promise.race([
    takesConnections(port),
    new Promise((_, failed) => {
      child.on("error", failed);
      child.on("exit", (code) => failed(new Error(`${program} ended with ${code}`)));
    }),
  ]);
  return {
    /** @returns {Promise<void>} */
    close: () =>
      new Promise((closed) => {
        child.removeAllListeners("exit");
        child.on("exit", () => closed());
        child.kill("SIGKILL");
      }),
  };
}

/**
 * What HAProxy does: pages from any server, sockets to the one that has fewer, and nobody is bound to a server.
 * @param {number} port @param {string} admin @param {number[]} servers
 */
function haproxy(port, admin, servers) {
  const list = servers.map((port, index) => `  server s${index} 127.0.0.1:${port} check inter 200ms fall 1 rise 1`);
  return `global
  stats socket ${admin}
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  retries 3
  option redispatch 1
  option forwardfor
frontend front
  bind 127.0.0.1:${port}
  use_backend sockets if { path /online }
  default_backend pages
backend pages
  balance roundrobin
  retry-on conn-failure empty-response
${list.join("\n")}
backend sockets
  balance leastconn
  retry-on conn-failure empty-response
${list.join("\n")}
`;
}

/** Two servers that play as one. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), "kamisado-cluster-"));
  const postgres = await startPostgres(folder);
  const natsPort = await freePort();
  const nats = await background("nats-server", ["--addr", "127.0.0.1", "--port", String(natsPort)], natsPort);
  const options = [
    ...FROM_FOLDER,
    ...["--database", postgres.url, "--bus", `nats://127.0.0.1:${natsPort}`],
    ...["--set", "trusted-proxies=127.0.0.1"],
  ];
  const servers = [await start(options), await start(options)];
  const ports = servers.map(({ address }) => Number(new URL(address).port));
  const [port, admin, file] = [await freePort(), join(folder, "haproxy.sock"), join(folder, "haproxy.cfg")];
  writeFileSync(file, haproxy(port, admin, ports));
  const proxy = await background("haproxy", ["-db", "-q", "-f", file], port);
  return {
    address: `http://127.0.0.1:${port}`,
    /** How many sockets each server has. @returns {Promise<number[]>} */
    sockets: () =>
      new Promise((told, failed) => {
        let text = "";
        const socket = connect(admin, () => socket.end("show stat\n"));
        socket.on("data", (part) => (text += part));
        socket.on("error", failed);
        socket.on("close", () => {
          const rows = text.split("\n").map((line) => line.split(","));
          const current = rows[0]?.indexOf("scur") ?? -1;
          told(
            servers.map((_, index) =>
              Number(rows.find(([name, server]) => name === "sockets" && server === `s${index}`)?.[current]),
            ),
          );
        });
      }),
    /** A server closes in order, and another takes its place. @param {number} index */
    async replace(index) {
      await servers[index]?.close();
      servers[index] = await start(options, String(ports[index]));
    },
    async close() {
      await proxy.close();
      await Promise.all(servers.map((server) => server.close()));
      await nats.close();
      postgres.close();
      rmSync(folder, { recursive: true });
    },
  };
}
