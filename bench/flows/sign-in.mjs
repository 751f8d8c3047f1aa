import { call } from "./call.mjs";

/**
 * @param {{ url: string, people: { username: string }[], password: string }} supplies
 * @param {number} turn
 */
export async function signIn({ url, people, password }, turn) {
  const person = people[turn % people.length];
  await call("POST", `${url}/api/login`, { json: { username: person?.username, password } });
}
