import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { retention as accounts } from "../../plugins/accounts/src/registrations/retention.ts";
import { retention as catalog } from "../../plugins/catalog/src/registrations/retention.ts";
import { retention as checkout } from "../../plugins/checkout/src/registrations/retention.ts";
import { retention as claims } from "../../plugins/claims/src/registrations/retention.ts";
import { retention as kit } from "../../plugins/kit/src/registrations/retention.ts";
import { retention as marketplace } from "../../plugins/marketplace/src/registrations/retention.ts";
import { retention as orders } from "../../plugins/orders/src/registrations/retention.ts";
import { retention as search } from "../../plugins/search/src/registrations/retention.ts";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";

const TEXT = readFileSync(join(ROOT, "docs/keeping-and-forgetting.md"), "utf8");

it("docs/keeping-and-forgetting.md has each kind of data that is forgotten, with its days", () => {
  const told = [...TEXT.matchAll(/^\| `([\w-]+)` \|[^|]*\| (\d+) days/gm)].map(([, name, days]) => [
    name,
    Number(days),
  ]);
  const rows = [accounts, catalog, checkout, claims, kit, marketplace, orders, search].flat();
  expect(told.sort()).toEqual(rows.map(({ name, days }) => [name, days]).sort());
});
