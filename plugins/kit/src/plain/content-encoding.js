// Plain JavaScript, because the edge has it too, and is built before any plugin is compiled.
const Negotiator = require("negotiator");

/** @type {("br" | "gzip")[]} The better one first. */
const COMPRESSIONS = ["br", "gzip"];

/**
 * The compression of an answer, by the `Accept-Encoding` of its request; undefined where the client accepts none, as by
 * `gzip;q=0`.
 * @param {string | string[] | undefined} accepted
 */
function contentEncoding(accepted) {
  const negotiator = new Negotiator({ headers: { "accept-encoding": String(accepted ?? "").toLowerCase() } });
  const known = negotiator.encodings([...COMPRESSIONS]);
  return COMPRESSIONS.find((one) => known.includes(one));
}

module.exports = { contentEncoding };
