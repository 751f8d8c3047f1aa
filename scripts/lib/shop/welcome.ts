import { commerceAddress } from "./environment.ts";
import { describeAdminPassword, type Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

/** What a start prints in its end, in a frame: where the shop is, and who may administer it. */
export function welcome(settings: Settings, secrets: Secrets) {
  const shop = `http://localhost:${settings.port}`;
  const rows = [
    ["Shop", shop],
    ["Back office", `${shop}/admin`],
    ["Medusa dashboard", `${commerceAddress(settings)}/app`],
    [],
    ["Admin user", `${settings.adminUsername} (in the dashboard: ${settings.adminEmail})`],
    ["Admin password", describeAdminPassword(settings, secrets)],
  ];
  const lines = rows.map(([name = "", value = ""]) =>
    `  ${name.padEnd("Medusa dashboard".length)}  ${value}`.trimEnd(),
  );
  const width = Math.max(...lines.map((line) => line.length)) + 2;
  const [top, empty, bottom] = [`┌${"─".repeat(width)}┐`, `│${" ".repeat(width)}│`, `└${"─".repeat(width)}┘`];
  return [top, empty, ...lines.map((line) => `│${line.padEnd(width)}│`), empty, bottom].join("\n");
}
