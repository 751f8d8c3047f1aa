import { get } from "node:http";
import { get as getSecurely } from "node:https";

/** A stream that is silent for this long, in ms, is dead: commerce says every two seconds that it is alive. */
const SILENCE = 7000;
const RETRY = 500;

/**
 * Follows what commerce tells of changes in the database, and keeps the kept answers to it: dropped at every change, and
 * nothing kept while the stream, or the database behind it, is not heard.
 *
 * @param {{ commerceUrl: string, secret: string, kept: import("./kept-answers.mjs").KeptAnswers, retry?: number }} options
 * @returns {{ close: () => void }}
 */
export function followChanges({ commerceUrl, secret, kept, retry = RETRY }) {
  const address = new URL("/zakh/changes", commerceUrl);
  let closed = false;
  /** @type {NodeJS.Timeout | undefined} */
  let next;
  /** @type {import("node:http").ClientRequest} */
  let request;

  function connect() {
    const ask = address.protocol === "https:" ? getSecurely : get;
    // An agent would count the stream among its connections and keep it from ending.
    request = ask(address, { agent: false, headers: { Authorization: `Bearer ${secret}` } }, (stream) => {
      if (stream.statusCode === 200) readEvents(stream, (event) => obey(event, kept));
      else stream.resume();
    });
    request.setTimeout(SILENCE, () => request.destroy());
    request.on("error", () => {});
    request.on("close", () => {
      kept.deafen();
      if (!closed) next = setTimeout(connect, retry);
    });
  }
  connect();

  return {
    close: () => {
      closed = true;
      clearTimeout(next);
      request.destroy();
    },
  };
}

/**
 * @param {string} event
 * @param {import("./kept-answers.mjs").KeptAnswers} kept
 */
function obey(event, kept) {
  if (event === "changed") kept.drop();
  else if (event === "heard") kept.hear();
  else kept.deafen();
}

/**
 * @param {import("node:http").IncomingMessage} stream of server-sent events
 * @param {(event: string) => void} told with the name of each
 */
function readEvents(stream, told) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (/** @type {string} */ text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("event: ")) told(line.slice("event: ".length));
  });
}
