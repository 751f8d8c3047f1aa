// Runs in a thread of its own for one file, and ends with it.
import { parentPort, workerData } from "node:worker_threads";
import { giveWay } from "../give-way";
import { type ReadOptions, readFile } from "./read-file";

giveWay();

const { bytes, options }: { bytes: Uint8Array; options: ReadOptions } = workerData;

readFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options).then((reading) =>
  parentPort?.postMessage(reading),
);
