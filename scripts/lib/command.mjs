import { guardOutput } from "../../plugins/kit/src/plain/standard-output.js";
import { Crew } from "./crew.mjs";
import { explain } from "./failure.mjs";
import { followNpm } from "./npm-parent.mjs";
import { Stages } from "./stages.mjs";

const SAME_KEY = 500;
const FLUSH_WITHIN_MS = 1_000;

/**
 * Runs a command: gives it a crew and stages, stops the crew whatever happens, and ends with the right exit code
 * (0 after Ctrl-C, because that is how a shop is closed; 1 after a failure, told in one sentence).
 * @param {(crew: Crew, stages: Stages) => Promise<number | void>} work resolves with the exit code when it is over
 * @param {{ interrupted?: number }} [codes] the exit code after a signal
 */
export async function runCommand(work, { interrupted = 0 } = {}) {
  const crew = new Crew();
  const stages = new Stages();
  // Whoever reads our output may go away first; that must not keep us from stopping in order.
  guardOutput();

  const interruption = new Promise((/** @type {(code: number) => void} */ resolve) => {
    let asked = 0;
    const stop = (/** @type {string} */ why) => {
      // One Ctrl-C arrives twice: from the terminal, and handed on by npm.
      if (Date.now() - asked < SAME_KEY) return;
      stages.say(asked ? "Still stopping; the database is being closed properly." : `\nStopping${why}…`);
      stages.hush();
      asked ||= Date.now();
      resolve(interrupted);
    };
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => stop(""));
    followNpm(() => stop(", because npm was ended"));
  });

  let code = 1;
  try {
    // A stopped crew makes the work fail; by then the interruption has won and nobody listens.
    const result = work(crew, stages);
    result.catch(() => {});
    code = (await Promise.race([result, interruption])) ?? 0;
  } catch (error) {
    stages.hush();
    stages.say(`\n${explain(error)}`);
  }
  await crew.stop();
  process.exitCode = code;
  await flushed();
  process.exit(code);
}

/** Waits until what was printed has left, which matters when the output is a pipe; one that nobody reads is not waited for. */
function flushed() {
  const left = [process.stdout, process.stderr].map(
    (stream) => new Promise((resolve) => stream.write("", () => resolve(undefined))),
  );
  return Promise.race([Promise.all(left), new Promise((resolve) => setTimeout(resolve, FLUSH_WITHIN_MS))]);
}
