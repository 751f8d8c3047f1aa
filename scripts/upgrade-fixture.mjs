// Keeps a small shop of this version, from which the tests upgrade to every later one (docs/operations.md, Upgrading).
import { withSuitableNode } from "./lib/node-version.mjs";

withSuitableNode(() => import("./commands/upgrade-fixture.mjs"));
