import { ApiError } from "@zakh/kit/errors/api-error";
import type { Courier } from "@zakh/site-settings/contract";
import { storedSettings } from "@zakh/site-settings/read-models/setting";

/** The courier with this code, or the usual one; 400 `courier_unknown` where the settings have none. */
export async function findCourier(code?: string): Promise<Courier> {
  const { usual, couriers } = await storedSettings.couriers.value();
  const courier = couriers.find((one) => one.code === (code ?? usual));
  if (!courier) throw new ApiError(400, "courier_unknown", { fields: { courier: "courier_unknown" } });
  return courier;
}
