import { expect, it } from "vitest";
import { isForKey } from "./device-push";

const KEY = "BPz_-0A";
const bytes = Uint8Array.from(Buffer.from(KEY, "base64url")).buffer;
const subscriptionFor = (applicationServerKey: ArrayBuffer | null) => ({
  options: { applicationServerKey, userVisibleOnly: true },
});

it.each([
  ["a device is told that has subscribed with the shop's key", bytes, true],
  [
    "it is not told with a former key of the shop",
    Uint8Array.from(Buffer.from("BPz_-0B", "base64url")).fill(7).buffer,
    false,
  ],
  ["it is not told with the beginning of the key", bytes.slice(0, 3), false],
  ["it is told where the browser does not tell its key", null, true],
])("%s", (_, key, isTold) => {
  expect(isForKey(subscriptionFor(key), KEY)).toBe(isTold);
});
