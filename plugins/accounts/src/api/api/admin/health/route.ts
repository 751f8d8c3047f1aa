import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { diskSpace } from "@zakh/kit/observability/disk-space";
import type { ShopHealth } from "../../../../contract";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  const health: ShopHealth = { disks: await diskSpace() };
  response.json(health);
}
