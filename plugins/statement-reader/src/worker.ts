// Runs in a thread of its own for one file, and ends with it.
import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "./give-way";
import { readFile } from "./read-file";
import { readFileTables } from "./read-file-tables";
import type { WorkerTask } from "./statement-reader";

lowerThreadPriority();

const { bytes, options }: WorkerTask = workerData;
const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

(options === "tables" ? readFileTables(file) : readFile(file, options)).then((reading) =>
  parentPort?.postMessage(reading),
);
