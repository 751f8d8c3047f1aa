import { call } from "./call.mjs";

/**
 * @param {{ url: string, people: { username: string, address: Record<string, string> }[], password: string }} supplies
 * @param {number} turn
 */
export async function signIn({ url, people, password }, turn) {
  const person = people[turn % people.length];
  await call("POST", `${url}/api/login`, {
    headers: person?.address,
    json: { username: person?.username, password },
  });
}
