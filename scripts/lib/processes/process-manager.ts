import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, rmSync, writeSync } from "node:fs";
import { setPriority } from "node:os";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { Failure } from "../../bootstrap/failure.mjs";
import { type StopOptions, stopGroup } from "../../bootstrap/process-group.mjs";
import { LogRotation, openLog } from "./log-files.ts";
import { Watchdog } from "./watchdog.ts";

// A little more than the storefront gives its open requests.
const STOP_TIMEOUT_MS = 12_000;

export interface Job {
  /** as a person would call it: "the storefront" */
  name: string;
  /** this Node by default */
  command?: string;
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** the file its output goes to */
  log: string;
  /** is called with each line of the output as well */
  onLine?: (line: string) => void;
  /** above 0: after others on a busy machine, as `os.setPriority` takes it; what it starts inherits it */
  priority?: number;
  /** the system's user that it runs as, when not ours */
  user?: { uid: number; gid: number };
  /** how it is stopped; `last`: after everything that uses it */
  stop?: Partial<StopOptions> & { last?: boolean };
}

export interface Service {
  name: string;
  pid: number;
  log: string;
  /** resolves with how it ended, as in "exit code 1" */
  ended: Promise<string>;
  /** the same, once it has ended */
  exit?: string;
  /** whether we ended it ourselves */
  stoppedByUs: boolean;
  stop: StopOptions & { last?: boolean };
}

/**
 * Starts and stops the processes of one command: stops them in reverse order of their start, the database after all others, and then
 * runs the cleanups, last added first. A watchdog stops them when this process is killed.
 */
export class ProcessManager {
  readonly watchdog = new Watchdog();
  readonly logs = new LogRotation();
  #services: Service[] = [];
  readonly #cleanups: (() => Promise<void> | void)[] = [];
  #stopped?: Promise<void>;

  /** True as soon as stopping began. Failures after that are its consequence. */
  get stopping() {
    return this.#stopped !== undefined;
  }

  /** Runs a program to its end, or throws a Failure with its log. */
  async run(job: Job) {
    const service = this.start(job);
    const how = await service.ended;
    const name = capitalised(job.name);
    // Some programs report success when they are interrupted.
    if (service.stoppedByUs) throw new Failure(`${name} was stopped.`);
    if (how !== "exit code 0") throw new Failure(`${name} failed (${how}).`, { log: job.log });
  }

  /** Starts a program that goes on running. */
  start(job: Job): Service {
    if (this.stopping) throw new Failure("Stopped.");
    const log = openLog(job.log);
    const output = log ?? "ignore";
    const child = spawn(job.command ?? process.execPath, job.args, {
      cwd: job.cwd,
      env: job.env ?? process.env,
      ...job.user,
      detached: true,
      stdio: job.onLine ? ["ignore", "pipe", "pipe"] : ["ignore", output, output],
    });
    if (job.priority && child.pid) setPriority(child.pid, job.priority);
    if (job.onLine) teeLines(child, log, job.onLine);
    else if (log !== undefined) closeSync(log);
    this.logs.follow(job.log);

    const ended = new Promise<string>((resolve) => {
      child.once("error", (error) => resolve(error.message));
      child.once("close", (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    });
    const stop = { timeoutMs: STOP_TIMEOUT_MS, ...job.stop };
    const service: Service = { name: job.name, pid: child.pid ?? 0, log: job.log, ended, stoppedByUs: false, stop };
    if (service.pid) {
      this.#services.push(service);
      this.watchdog.watch(service.pid, stop);
    }
    ended.then((how) => {
      service.exit = how;
      this.#services = this.#services.filter((other) => other !== service);
      this.watchdog.forget(service.pid);
      this.logs.leave(job.log);
    });
    return service;
  }

  /** Stops one process, for instance to start it again. */
  async stopService(service: Service, options: Partial<StopOptions> = {}) {
    service.stoppedByUs = true;
    if (service.pid) await stopGroup(service.pid, { ...service.stop, ...options });
    await service.ended;
  }

  /** Adds a cleanup, which runs after every process has ended. */
  onExit(cleanup: () => Promise<void> | void) {
    this.#cleanups.push(cleanup);
  }

  /** Has a file or folder removed after every process has ended, also when this process is killed. */
  removeOnExit(path: string) {
    this.watchdog.remove(path);
    this.onExit(() => rmSync(path, { recursive: true, force: true }));
  }

  /** Stops everything, once; later calls wait for the first. */
  stopAll() {
    this.#stopped ??= (async () => {
      const services = [...this.#services].reverse();
      for (const service of services.filter(({ stop }) => !stop.last)) await this.stopService(service);
      for (const service of services.filter(({ stop }) => stop.last)) await this.stopService(service);
      for (const cleanup of this.#cleanups.reverse()) await cleanup();
      this.watchdog.end();
    })();
    return this.#stopped;
  }
}

function teeLines(child: ChildProcess, log: number | undefined, onLine: (line: string) => void) {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    const lines = new PassThrough();
    stream.on("data", (data) => {
      try {
        if (log !== undefined) writeSync(log, data);
      } catch {
        // The disk is full. The line is passed on all the same.
      }
    });
    stream.pipe(lines);
    createInterface({ input: lines, crlfDelay: Number.POSITIVE_INFINITY }).on("line", onLine);
  }
  child.once("close", () => log !== undefined && closeSync(log));
}

export function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
