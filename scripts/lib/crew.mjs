import { spawn } from "node:child_process";
import { closeSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { Failure } from "./failure.mjs";
import { Keeper } from "./keeper.mjs";
import { LogRotation, openLog } from "./log-files.mjs";
import { endGroup } from "./process-group.mjs";

export { logFile } from "./log-files.mjs";

// A little more than the storefront gives the requests that are under way.
const SERVICE_PATIENCE = 12_000;

/**
 * @typedef {object} Job
 * @property {string} name as a person would call it: "the storefront"
 * @property {string} [command] this Node unless told otherwise
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} log the file its output goes to
 * @property {number} [lines] how many of the log's last lines to show when it fails
 * @property {boolean} [append] to the log instead of beginning it anew
 * @property {(line: string) => void} [onLine] sees the output as well
 */

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {number} pid
 * @property {string} log
 * @property {Promise<string>} ended how it ended, as in "exit code 1"
 * @property {boolean} dismissed whether we ended it ourselves
 */

/**
 * Everything that one command has started, so that it can be stopped in order: services in reverse order of their start,
 * then the cleanups (the database is one), last added first. A keeper process does the same should we be killed outright.
 */
export class Crew {
  constructor() {
    this.keeper = new Keeper();
    this.logs = new LogRotation();
    /** @type {Service[]} */
    this.members = [];
    /** @type {(() => Promise<void> | void)[]} */
    this.cleanups = [];
    /** @type {Promise<void> | undefined} */
    this.stopped = undefined;
  }

  /** True from the moment that stopping began: what fails from then on fails because of that. */
  get stopping() {
    return this.stopped !== undefined;
  }

  /**
   * Runs a program to its end, or throws a Failure with its log.
   * @param {Job} job
   */
  async run(job) {
    const service = this.start(job);
    const ending = await service.ended;
    // Some programs report success when they are stopped half way.
    if (service.dismissed) throw new Failure(`${capital(job.name)} was stopped.`);
    if (ending !== "exit code 0")
      throw new Failure(`${capital(job.name)} failed (${ending}).`, { log: job.log, lines: job.lines });
  }

  /**
   * Starts a program that goes on running.
   * @param {Job} job
   * @returns {Service}
   */
  start(job) {
    if (this.stopping) throw new Failure("Stopped.");
    const log = openLog(job.log, { append: job.append });
    const output = log ?? "ignore";
    const child = spawn(job.command ?? process.execPath, job.args, {
      cwd: job.cwd,
      env: job.env ?? process.env,
      detached: true,
      stdio: job.onLine ? ["ignore", "pipe", "pipe"] : ["ignore", output, output],
    });
    if (job.onLine) teeLines(child, log, job.onLine);
    else if (log !== undefined) closeSync(log);
    this.logs.follow(job.log);

    const ended = new Promise((/** @type {(how: string) => void} */ resolve) => {
      child.once("error", (error) => resolve(error.message));
      child.once("close", (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    });
    const service = { name: job.name, pid: child.pid ?? 0, log: job.log, ended, dismissed: false };
    if (service.pid) {
      this.members.push(service);
      this.keeper.watch(service.pid);
      ended.then(() => {
        this.members = this.members.filter((member) => member !== service);
        this.keeper.forget(service.pid);
      });
    }
    ended.then(() => this.logs.leave(job.log));
    return service;
  }

  /**
   * Stops one member, for instance to start it anew.
   * @param {Service} service
   * @param {number} [patience] milliseconds until it is made to end
   */
  async dismiss(service, patience = SERVICE_PATIENCE) {
    service.dismissed = true;
    if (service.pid) await endGroup(service.pid, patience);
    await service.ended;
  }

  /**
   * Has something done after every member has ended.
   * @param {() => Promise<void> | void} cleanup
   */
  afterwards(cleanup) {
    this.cleanups.push(cleanup);
  }

  /** Stops everything, once; later calls wait for the first. */
  stop() {
    this.stopped ??= (async () => {
      for (const member of [...this.members].reverse()) await this.dismiss(member);
      for (const cleanup of this.cleanups.reverse()) await cleanup();
      this.keeper.dismiss();
    })();
    return this.stopped;
  }
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {number | undefined} log
 * @param {(line: string) => void} onLine
 */
function teeLines(child, log, onLine) {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    const lines = new PassThrough();
    stream.on("data", (data) => {
      try {
        if (log !== undefined) writeSync(log, data);
      } catch {
        // The disk is full: what is not kept is shown all the same.
      }
    });
    stream.pipe(lines);
    createInterface({ input: lines, crlfDelay: Number.POSITIVE_INFINITY }).on("line", onLine);
  }
  child.once("close", () => log !== undefined && closeSync(log));
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
