import { expect, it } from "vitest";
import { unsuitableNode } from "./node-version.mjs";

it.each(["20.19.0", "20.20.2", "22.12.0", "24.1.0"])("Node %s suits", (version) => {
  expect(unsuitableNode(version)).toBeUndefined();
});

it.each(["18.20.8", "20.18.3", "21.7.0", "22.11.0"])("Node %s is refused in one sentence that names it", (version) => {
  expect(unsuitableNode(version)).toContain(`this is Node ${version}`);
});
