import { call } from "./call.mjs";

/**
 * One read.
 * @param {{ url: string, headers: Record<string, string> }} supplies
 */
export async function ask({ url, headers }) {
  await call("GET", url, { headers });
}
