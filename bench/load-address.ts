import autocannon from "autocannon";
import type { Figures } from "./flows.ts";
import { percentile } from "./statistics.ts";

const ONE_LOAD = {
  // autocannon checks the duration once in each sample, which is a second by default.
  sampleInt: 50,
};

export interface AddressLoad {
  url: string;
  headers: Record<string, string>;
  status: number;
  connections: number;
  seconds: number;
}

/**
 * Requests one address repeatedly on keep-alive connections. Throws if an answer has another status than expected. Latencies are recorded
 * one by one, because the histogram of autocannon has whole milliseconds only.
 * @returns `bytes` of one answer, including headers
 */
export function loadAddress({
  url,
  headers,
  status,
  connections,
  seconds,
}: AddressLoad): Promise<Figures & { bytes: number }> {
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    let bytes = 0;
    let unexpected = 0;
    const began = performance.now();
    let ended = began;
    const load = autocannon({ ...ONE_LOAD, url, headers, connections, duration: seconds }, (error, result) => {
      if (error) return reject(error);
      if (unexpected > 0 || result.errors > 0) {
        return reject(new Error(`${url}: ${unexpected} answers were not ${status}, ${result.errors} failed`));
      }
      resolve({
        perSecond: latencies.length / ((ended - began) / 1000),
        p50: percentile(latencies, 0.5),
        p95: percentile(latencies, 0.95),
        bytes: Math.round(bytes / latencies.length),
      });
    });
    load.on("response", (_client, code, size, milliseconds) => {
      if (code !== status) unexpected += 1;
      latencies.push(milliseconds);
      bytes += size;
      ended = performance.now();
    });
  });
}
