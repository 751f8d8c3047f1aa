import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SEND_MAIL } from "@zakh/kit/mail/outgoing-mail";
import { expect, it } from "vitest";
import { TASK_TEXTS } from "./task-texts";

const PLUGINS = join(import.meta.dirname, "../../../..");

function taskNames(): string[] {
  const folders = readdirSync(PLUGINS).map((plugin) => join(PLUGINS, plugin, "src/tasks"));
  const sources = folders.filter(existsSync).flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  return sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^ {2}name: "([\w-]+)"/gm)].map(([, name = ""]) => name),
  );
}

it("every task of every plugin has a name for people, and no other", () => {
  expect([...taskNames(), SEND_MAIL].sort()).toEqual(Object.keys(TASK_TEXTS).sort());
});
