// Plain JavaScript, because the starter and the edge run it too, and they do not wait for a compiler.

/** What may wait for whoever reads the output, in bytes; a pipe that nobody reads would otherwise fill the memory. */
const MAX_WAITING_BYTES = 1024 * 1024;
const WINDOW_MS = 1000;

/**
 * From now on this process survives an output that fails (a full disk, a reader that went away), does without one that nobody
 * reads, and says afterwards how many writes it left out.
 *
 * @param {object} [options]
 * @param {Pick<NodeJS.WriteStream, "on" | "write" | "writableLength">[]} [options.streams]
 * @param {number} [options.perSecond] how many writes a second are let through; all, where a logger counts already
 * @param {(count: number) => string} [options.line] what is written when writes were left out
 */
function guardOutput({
  streams = [process.stdout, process.stderr],
  perSecond = Number.POSITIVE_INFINITY,
  line = (count) => `${count} lines were left out here.`,
} = {}) {
  for (const stream of streams) {
    // Without a listener the first write that fails ends the process.
    stream.on("error", () => {});
    const write = /** @type {(...args: any[]) => boolean} */ (stream.write).bind(stream);
    let leftOut = 0;
    let began = 0;
    let written = 0;
    stream.write = /** @type {typeof stream.write} */ (
      (/** @type {any[]} */ ...args) => {
        const now = Date.now();
        if (now - began >= WINDOW_MS) {
          began = now;
          written = 0;
        }
        if (stream.writableLength > MAX_WAITING_BYTES || written >= perSecond) {
          leftOut += 1;
          const done = args.at(-1);
          if (typeof done === "function") process.nextTick(done);
          return true;
        }
        if (leftOut > 0) {
          const text = line(leftOut);
          leftOut = 0;
          write(`${text}\n`);
        }
        written += 1;
        return write(...args);
      }
    );
  }
}

module.exports = { guardOutput };
