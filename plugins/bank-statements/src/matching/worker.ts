// Runs in a thread of its own for one statement, and ends with it.
import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "@zakh/statement-reader";
import { matchLines } from "./match-lines";

lowerThreadPriority();

const [lines, orders, senders]: Parameters<typeof matchLines> = workerData;

parentPort?.postMessage(matchLines(lines, orders, senders));
