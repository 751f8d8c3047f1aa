import { Gauge } from "prom-client";
import { shopPool } from "../database/pool";
import { withTimeout } from "../database/with-timeout";
import { diskSpace } from "./disk-space";
import { metrics } from "./metrics";

/** How long the database is waited for, in ms. */
const TIMEOUT_MS = 2000;

new Gauge({
  name: "zakh_database_up",
  help: "1 while the database answers within two seconds, otherwise 0",
  registers: [metrics],
  async collect() {
    this.set(
      await withTimeout(TIMEOUT_MS, shopPool().query("SELECT 1")).then(
        () => 1,
        () => 0,
      ),
    );
  },
});

new Gauge({
  name: "zakh_disk_free_bytes",
  help: "Free space of the disks that the shop writes to; the database's own only where it is another one of this machine",
  labelNames: ["disk"],
  registers: [metrics],
  async collect() {
    this.reset();
    for (const { contents, freeMegabytes } of await diskSpace())
      this.set({ disk: contents }, freeMegabytes * 1024 * 1024);
  },
});
