import { setTimeout as pause } from "node:timers/promises";
import type { Order } from "@zakh/orders/contract";
import type { SiteNameSetting } from "@zakh/site-settings/contract";
import { afterEach, expect, it } from "vitest";
import { newShopper, signedInAdmin } from "./client";
import { plainProduct, Shopper } from "./orders-client";

const SITE_NAME = "/api/settings/site-name";
/** More than a socket buffers at once, so that the body is still being read long after the sender has gone. */
const LONG_NOTE = "x".repeat(80_000);

const commercePid = Number(process.env.COMMERCE_PID);

afterEach(() => void process.kill(commercePid, "SIGCONT"));

async function ordersOf({ client }: Shopper): Promise<number> {
  return (await client.get<Order[]>("/api/user/orders")).body.length;
}

// Twenty seconds in which nothing else can be tested. The edge's half is in `forward.test.ts`, commerce's in `skip-abandoned.test.ts`.
it.runIf(process.env.TEST_ALL)(
  "a write answered 503 because commerce was frozen is not executed when commerce continues",
  async () => {
    const [shopper, admin, product] = [await Shopper.register(), await signedInAdmin(), await plainProduct()];
    const { siteName } = (await admin.get<SiteNameSetting>(SITE_NAME)).body;
    const items = [{ productId: product.id, quantity: 1 }];
    const order = await shopper.order(items);
    const stranger = newShopper();
    // The edge closes idle connections after 3 s. The kernel accepts a new one, which is served when commerce continues;
    // an idle one is then closed by commerce itself.
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
    // A customer who presses again gets one order.
    await shopper.place(items);
    expect(await ordersOf(shopper)).toBe(1);
    expect((await admin.get<SiteNameSetting>(SITE_NAME)).body.siteName).toBe(siteName);
    await shopper.client.refused(401, "POST", "/api/login", { json: stranger });
  },
);
