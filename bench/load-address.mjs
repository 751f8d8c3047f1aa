import autocannon from "autocannon";
import { percentile } from "./statistics.mjs";

/**
 * Asks for one address over and over on kept connections. Throws when an answer has another status than the expected one.
 * Latencies are taken one by one: the histogram of the load generator counts in whole milliseconds.
 *
 * @param {{ url: string, headers: Record<string, string>, status: number, connections: number, seconds: number }} job
 * @returns {Promise<{ perSecond: number, p50: number, p95: number, bytes: number }>} latencies in ms; bytes of one answer, with
 *   its head
 */
export function loadAddress({ url, headers, status, connections, seconds }) {
  return new Promise((resolve, reject) => {
    /** @type {number[]} */
    const latencies = [];
    let bytes = 0;
    let unexpected = 0;
    const began = performance.now();
    let ended = began;
    // Whether time is up is looked at once in a sample, which is a second long unless said otherwise.
    const load = autocannon({ url, headers, connections, duration: seconds, sampleInt: 50 }, (error, result) => {
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
