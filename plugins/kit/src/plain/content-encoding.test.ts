import { expect, it } from "vitest";
import { contentEncoding } from "./content-encoding";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["*", "br"],
  ["br;q=0.5, gzip", "br"],
  ["gzip, br;q=0", "gzip"],
  ["gzip;q=0", undefined],
  ["gzip; q=0.000, br;Q=0", undefined],
  ["GZIP;q=0, *", "br"],
  ["*;q=0", undefined],
  ["*;q=0, gzip", "gzip"],
  ["identity;q=0, gzip;q=0.001", "gzip"],
  ["deflate", undefined],
  ["xbr, gzippy", undefined],
  ["", undefined],
  [undefined, undefined],
])("a client that accepts %s is answered in %s", (accepted, encoding) => {
  expect(contentEncoding(accepted)).toBe(encoding);
});
