// A reporter for `node --test` that names each file with a failed test, one per line.

/** @param {AsyncIterable<{ type: string, data: { file?: string } }>} events */
export default async function* failedFiles(events) {
  const seen = new Set();
  for await (const { type, data } of events) {
    if (type !== "test:fail" || !data.file || seen.has(data.file)) continue;
    seen.add(data.file);
    yield `${data.file}\n`;
  }
}
