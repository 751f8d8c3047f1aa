import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** What the shop is called in mails until it has been given a name. */
const FALLBACK = "Зах";

/** The shop's name for mails, asked of whichever module keeps the settings. */
export async function findShopName(container: MedusaContainer): Promise<string> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "site_setting", fields: ["value"], filters: { key: "site_name" } });
  const [setting] = data as { value?: unknown }[];
  return typeof setting?.value === "string" ? setting.value : FALLBACK;
}
