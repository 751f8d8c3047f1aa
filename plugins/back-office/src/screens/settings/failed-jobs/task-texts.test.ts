import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TASK_TEXTS } from "./task-texts";

const PLUGINS = join(import.meta.dirname, "../../../../..");

/** The names of all tasks in the plugins' sources. */
function taskNames(): string[] {
  const folders = readdirSync(PLUGINS).map((plugin) => join(PLUGINS, plugin, "src/tasks"));
  const files = folders.filter(existsSync).flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  return [
    ...files,
    join(PLUGINS, "kit/src/mail/outgoing-mail.ts"),
    join(PLUGINS, "accounts/src/push/queue-pushes.ts"),
  ].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^(?: {2}name: |export const SEND_\w+ = )"([\w-]+)"/gm)].map(
      ([, name = ""]) => name,
    ),
  );
}

it("every task of every plugin has a display name, and nothing else has", () => {
  expect(taskNames().sort()).toEqual(Object.keys(TASK_TEXTS).sort());
});
