import { get } from "node:http";
import { get as getSecurely } from "node:https";
import { edgeSignature } from "./edge-signature.mjs";

/** A stream that is silent for this long, in ms, is dead: commerce says every two seconds that it is alive. */
const SILENCE_MS = 7000;
const RETRY = 500;

/**
 * Follows what commerce tells of changes in the database, and keeps the kept answers to it: public ones that show the
 * table are dropped at a `changed`, all personal ones (`own`) at an `own-changed`, and nothing new is kept while the stream, or the database behind it, is
 * not heard.
 *
 * @typedef {import("./kept-answers.mjs").KeptAnswers} KeptAnswers
 * @param {{ commerceUrl: string, secret: string, kept: KeptAnswers, own: KeptAnswers, retry?: number }} options
 * @returns {{ close: () => void }}
 */
export function followChanges({ commerceUrl, secret, kept, own, retry = RETRY }) {
  const address = new URL("/zakh/changes", commerceUrl);
  let closed = false;
  /** @type {NodeJS.Timeout | undefined} */
  let next;
  /** @type {import("node:http").ClientRequest} */
  let request;

  function connect() {
    const ask = address.protocol === "https:" ? getSecurely : get;
    // An agent would count the stream among its connections and keep it from ending.
    request = ask(
      address,
      { agent: false, headers: { Authorization: `Bearer ${secret}`, ...edgeSignature(secret) } },
      (stream) => {
        if (stream.statusCode === 200) readEvents(stream, obey);
        else stream.resume();
      },
    );
    request.setTimeout(SILENCE_MS, () => request.destroy());
    request.on("error", () => {});
    request.on("close", () => {
      obey("cut");
      if (!closed) next = setTimeout(connect, retry);
    });
  }

  /**
   * @param {string} event
   * @param {string} [table]
   */
  function obey(event, table = "") {
    if (event === "changed") kept.drop([table]);
    else if (event === "own-changed") own.dropAll();
    else for (const answers of [kept, own]) event === "heard" ? answers.hear() : answers.deafen();
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
 * @param {import("node:http").IncomingMessage} stream of server-sent events
 * @param {(event: string, data: string) => void} told with the name and the data of each
 */
function readEvents(stream, told) {
  let rest = "";
  let event = "";
  stream.setEncoding("utf8");
  stream.on("data", (/** @type {string} */ text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("event: ")) event = line.slice("event: ".length);
      else if (line.startsWith("data: ")) told(event, line.slice("data: ".length));
    }
  });
}
