import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { LIMITS } from "./limits";
import type { ReadOptions } from "./read-file";
import type { TablesReading } from "./read-file-tables";
import { ReadingQueue } from "./reading-queue";
import { Refused } from "./refused";
import type { Refusal, StatementReading } from "./statement";

interface ReaderOptions {
  /** JavaScript of `worker.ts` */
  workerFile?: string;
  readMs?: number;
  queue?: ReadingQueue;
}

/** What a thread reads: a statement with these options, or the tables of a file as they are. */
export interface WorkerTask {
  bytes: Uint8Array;
  options: ReadOptions | "tables";
}

/**
 * Reads statements in threads of their own, with limits to memory and time, so that no file keeps the server's thread
 * busy or takes its process down.
 *
 * The worker is the compiled file beside this one. Tests run the TypeScript source, which Node cannot load in a thread:
 * they compile the worker first and name it (`compile-worker.testing.ts`).
 */
export class StatementReader {
  private readonly workerFile: string;
  private readonly readMs: number;
  private readonly queue: ReadingQueue;

  constructor(options: ReaderOptions = {}) {
    this.workerFile = options.workerFile ?? join(__dirname, "worker.js");
    this.readMs = options.readMs ?? LIMITS.readMs;
    this.queue = options.queue ?? new ReadingQueue();
  }

  /**
   * Reads a statement of whatever bank, or a pasted text. Never throws for what is in a file: what cannot be read is
   * answered with a refusal.
   */
  read(input: Uint8Array | string, options: ReadOptions = {}): Promise<StatementReading> {
    return this.readAs<StatementReading>(input, options);
  }

  /** The tables of any file, such as a courier's; refusals as above. */
  readTables(file: Uint8Array): Promise<TablesReading> {
    return this.readAs<TablesReading>(file, "tables");
  }

  private async readAs<Reading>(
    input: Uint8Array | string,
    options: WorkerTask["options"],
  ): Promise<Reading | Refusal> {
    // A character has at least a byte, so that a text that is too long is not even copied.
    if (input.length > LIMITS.bytes) return { refused: "too_large" };
    const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
    if (bytes.length > LIMITS.bytes) return { refused: "too_large" };
    try {
      return await this.queue.run(() => this.readInWorker<Reading>({ bytes, options }));
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }

  private async readInWorker<Reading>({ bytes, options }: WorkerTask): Promise<Reading | Refusal> {
    // A copy, because a part of a larger buffer would take all of it along.
    const copy = new Uint8Array(bytes);
    const worker = new Worker(this.workerFile, {
      workerData: { bytes: copy, options } satisfies WorkerTask,
      transferList: [copy.buffer],
      resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMb },
      // It needs neither the server's secrets nor its loaders.
      env: {},
      execArgv: [],
      // A library's complaints about a file are no matter for the server's log.
      stdout: true,
      stderr: true,
    });
    try {
      return await new Promise((resolve, reject) => {
        const timer = setTimeout(() => resolve({ refused: "too_slow" }), this.readMs);
        worker.once("message", resolve);
        worker.once("error", (error) => (isOutOfMemory(error) ? resolve({ refused: "too_large" }) : reject(error)));
        worker.once("exit", () => {
          clearTimeout(timer);
          // Only matters when the thread has ended without an answer.
          resolve({ refused: "damaged" });
        });
      });
    } finally {
      await worker.terminate();
    }
  }
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
