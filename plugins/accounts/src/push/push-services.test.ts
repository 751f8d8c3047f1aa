import { configManager } from "@medusajs/framework/config";
import { afterEach, expect, it } from "vitest";
import { isPushService } from "./push-services";

/** Configures this process as Medusa would, with further push services. */
function configured(pushServices: string[]): void {
  const plugins = [{ resolve: "@zakh/accounts", options: { pushServices } }];
  const projectConfig = { http: { jwtSecret: "of the tests", cookieSecret: "of the tests" } };
  const logger = { log: () => undefined };
  configManager.loadConfig({ projectConfig: { projectConfig, plugins, logger } as never, baseDir: process.cwd() });
}

afterEach(() => configured([]));

it.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://db5p.notify.windows.com/w/?token=abc",
])("sends to the push service of a browser: %s", (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:9000/fcm/send/abc",
  "https://fcm.googleapis.com.example.com/abc",
  "https://fcm.googleapis.com@10.0.0.1/abc",
  "https://localhost/abc",
  "https://127.0.0.1:9000/admin",
  "https://[::1]/abc",
  "https://push.apple.com.evil.kr/abc",
  "https://127.0.0.1;.push.apple.com/internal",
  "https://127.0.0.1`.push.apple.com/internal",
  "https://127.0.0.1{.push.apple.com/internal",
  "https://fcm.googleapis.com\\@127.0.0.1/a",
  "https://127.0.0.1\\.push.apple.com/a",
  "https://127.0.0.1#.push.apple.com/a",
  "https://.push.apple.com/a",
  "https://fcm.googleapis.com",
  "no address",
])("sends nowhere else: %s", (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

it("sends to the hosts that the shop is told of", () => {
  configured(["push.example.com", "localhost:8443"]);
  expect(isPushService("https://push.example.com/abc")).toBe(true);
  expect(isPushService("https://localhost:8443/abc")).toBe(true);
  expect(isPushService("https://localhost/abc")).toBe(false);
});
