import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { shopPool } from "@zakh/kit/database/pool";
import { uploadStore } from "@zakh/kit/uploads/upload-store";
import { SETTINGS } from "@zakh/site-settings/contract";
import { createNavigationItemWorkflow } from "@zakh/site-settings/workflows/create-navigation-item";
import { setFooterWorkflow } from "@zakh/site-settings/workflows/set-footer";
import { setHeroWorkflow } from "@zakh/site-settings/workflows/set-hero";
import { setSiteSettingWorkflow } from "@zakh/site-settings/workflows/set-site-setting";
import { LOGO_SVG } from "../data/logo";
import { NAVIGATION } from "../data/navigation";
import { FOOTER, HERO, SHIPPING_FEE, SITE_NAME } from "../data/site-content";
import { translations } from "../data/translated";
import { everSeen } from "./found";
import { storeSeedPictures } from "./seed-pictures";

export async function seedSite(container: MedusaContainer): Promise<void> {
  await seedNavigation(container);
  const known = await knownSettings();
  const settings = {
    "site-name": async () => ({ siteName: SITE_NAME }),
    "shipping-fee": async () => ({ value: SHIPPING_FEE }),
    logo: async () => ({ logoUrl: await storeLogo() }),
  } as const;
  for (const name of Object.keys(settings) as (keyof typeof settings)[]) {
    if (known.has(SETTINGS[name].key)) continue;
    await setSiteSettingWorkflow(container).run({ input: { name, values: await settings[name]() } });
  }
  if (!known.has("hero")) {
    const [imageUrl = ""] = await storeSeedPictures(["hero"]);
    await setHeroWorkflow(container).run({ input: { ...HERO, imageUrl } });
  }
  if (!known.has("footer")) {
    await setFooterWorkflow(container).run({ input: { logoUrl: "", ...FOOTER } });
  }
}

/** Leaves a menu alone that an admin has edited or emptied. */
async function seedNavigation(container: MedusaContainer): Promise<void> {
  if ((await everSeen("navigation_item", "number")).size > 0) return;
  for (const [index, { title, url, children = [] }] of NAVIGATION.entries()) {
    const { result } = await createNavigationItemWorkflow(container).run({
      input: { ...translations("title", title), url, order: index },
    });
    for (const [order, child] of children.entries()) {
      await createNavigationItemWorkflow(container).run({
        input: { ...translations("title", child.title), url: child.url, order, parentId: result.number },
      });
    }
  }
}

async function knownSettings(): Promise<Set<string>> {
  const { rows } = await shopPool().query<{ key: string }>(
    `SELECT key FROM site_setting UNION ALL SELECT key FROM site_content
     UNION ALL SELECT 'footer' FROM footer_setting`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Stores the generated logo unchanged, under the hash of its content. */
async function storeLogo(): Promise<string> {
  const name = `logo-${createHash("sha256").update(LOGO_SVG).digest("hex").slice(0, 16)}.svg`;
  await uploadStore().put(`img/${name}`, Buffer.from(LOGO_SVG), "image/svg+xml");
  return `/static/img/${name}`;
}
