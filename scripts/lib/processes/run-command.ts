import { formatError } from "../../bootstrap/failure.mjs";
import { Steps } from "../../bootstrap/steps.mjs";
import { followNpm } from "./npm-parent.ts";
import { ProcessManager } from "./process-manager.ts";

const SAME_KEY_MS = 500;
const FLUSH_TIMEOUT_MS = 1_000;

/** What a command works with. */
export interface Context {
  processes: ProcessManager;
  steps: Steps;
}

/** What a command does. It resolves with the exit code, when that is not 0. */
export type Command = (context: Context) => Promise<number | undefined> | Promise<void>;

/**
 * Runs a command, stops what it has started whatever happens, and ends with the right exit code: 1 after a failure, which is
 * printed as one sentence.
 * @param interrupted the exit code after a signal
 */
export async function runCommand(interrupted: number, command: Command) {
  const processes = new ProcessManager();
  const steps = new Steps();

  const interruption = new Promise<number>((resolve) => {
    let stoppingSince = 0;
    const stop = (why: string) => {
      // One Ctrl-C arrives twice: from the terminal and from npm.
      if (Date.now() - stoppingSince < SAME_KEY_MS) return;
      steps.print(stoppingSince ? "Still stopping; the database is being closed properly." : `\nStopping${why}…`);
      steps.silence();
      stoppingSince ||= Date.now();
      resolve(interrupted);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(""));
    followNpm(() => stop(", because npm was ended"));
  });

  let code = 1;
  try {
    // Stopping makes the work fail, after the interruption has won the race.
    const result = command({ processes, steps });
    result.catch(() => {});
    code = (await Promise.race([result, interruption])) ?? 0;
  } catch (error) {
    steps.silence();
    steps.print(`\n${formatError(error)}`);
  }
  await processes.stopAll();
  process.exitCode = code;
  await flushed();
  process.exit(code);
}

/** Waits until the output is written, which takes a while when it is a pipe, and for ever when nobody reads it: hence the timeout. */
function flushed() {
  const written = [process.stdout, process.stderr].map(
    (stream) => new Promise((resolve) => stream.write("", () => resolve(undefined))),
  );
  return Promise.race([Promise.all(written), new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS))]);
}
