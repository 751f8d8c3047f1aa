import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./client";
import { encoded } from "./dashboard-client";
import { signedInDashboard } from "./orders-client";

let dashboard: Client;

beforeAll(async () => {
  dashboard = await signedInDashboard();
});

async function firstId(path: string, list: string): Promise<string> {
  const { body } = await dashboard.get<Record<string, { id: string }[]>>(`/admin/${path}?limit=1&order=created_at`);
  return body[list]?.[0]?.id ?? "";
}

describe("in Medusa's dashboard, what every order needs", () => {
  for (const [path, list] of [
    ["regions", "regions"],
    ["sales-channels", "sales_channels"],
    ["stock-locations", "stock_locations"],
  ] as const) {
    it(`cannot be deleted: ${path}`, async () => {
      const id = await firstId(path, list);
      for (const written of [id, encoded(id)]) {
        const body = await dashboard.refused(409, "DELETE", `/admin/${path}/${written}`);
        expect(body).toMatchObject({ code: "medusa_record_needed", message: expect.stringMatching(/захиалгад/) });
      }
      expect((await dashboard.get(`/admin/${path}/${id}`)).status).toBe(200);
    });
  }

  it("keeps its currency, and its other fields can be changed", async () => {
    const id = await firstId("regions", "regions");
    const region = `/admin/regions/${id}`;
    for (const path of [region, `/admin/regions/${encoded(id)}`]) {
      const { code } = await dashboard.refused(409, "POST", path, { json: { currency_code: "usd" } });
      expect(code).toBe("medusa_record_needed");
    }
    const { body } = await dashboard.get<{ region: { name: string } }>(region);
    expect((await dashboard.post(region, { name: body.region.name })).status).toBe(200);
  });

  it("may be deleted when no order needs it", async () => {
    const { body } = await dashboard.post<{ region: { id: string } }>("/admin/regions", {
      name: "Туршилтын бүс",
      currency_code: "usd",
      countries: [],
    });
    expect((await dashboard.send("DELETE", `/admin/regions/${body.region.id}`)).status).toBe(200);
  });
});
