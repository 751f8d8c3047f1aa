import { setTimeout as pause } from "node:timers/promises";
import type { Order } from "@zakh/orders/contract";
import type { SiteNameSetting } from "@zakh/site-settings/contract";
import { afterEach, expect, it } from "vitest";
import { newShopper, signedInAdmin } from "./client";
import { plainProduct, Shopper } from "./orders-client";

const SITE_NAME = "/api/settings/site-name";
/** More than a socket hands over at once, so that the body is still being read when the sender is long gone. */
const LONG_NOTE = "x".repeat(80_000);

const commercePid = Number(process.env.COMMERCE_PID);

afterEach(() => void process.kill(commercePid, "SIGCONT"));

async function ordersOf({ client }: Shopper): Promise<number> {
  return (await client.get<Order[]>("/api/user/orders")).body.length;
}

it("a write that was answered 503 because commerce was frozen is not carried out when it goes on", async () => {
  const [shopper, admin, product] = [await Shopper.register(), await signedInAdmin(), await plainProduct()];
  const { siteName } = (await admin.get<SiteNameSetting>(SITE_NAME)).body;
  const items = [{ productId: product.id, quantity: 1 }];
  const order = await shopper.order(items);
  const stranger = newShopper();
  // The edge lets go of idle connections after 3 s. A new one is taken by the kernel, and served when commerce goes on; one that is
  // idle by then is closed by commerce itself.
  await pause(4000);

  process.kill(commercePid, "SIGSTOP");
  const answers = await Promise.all([
    shopper.client.post("/api/orders", order),
    shopper.client.post("/api/orders", { ...order, ignored: LONG_NOTE }),
    admin.put(SITE_NAME, { siteName: "Хөлдсөн" }),
    shopper.client.post("/api/register", stranger),
  ]);
  process.kill(commercePid, "SIGCONT");

  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  // Whoever presses again has one order.
  await shopper.place(items);
  expect(await ordersOf(shopper)).toBe(1);
  expect((await admin.get<SiteNameSetting>(SITE_NAME)).body.siteName).toBe(siteName);
  await shopper.client.refused(401, "POST", "/api/login", { json: stranger });
});
