import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { filesOf } from "@zakh/kit/http/form";
import { LOGO_TYPES, PICTURE_TYPES } from "@zakh/kit/uploads/picture-type";
import { savePicture } from "@zakh/kit/uploads/save-picture";
import type { FooterInput, HeroInput, LogoInput, SettingName } from "../contract";
import { findFooter, footer } from "../read-models/footer";
import { findHero, hero } from "../read-models/hero";
import { findSetting } from "../read-models/setting";
import { setFooterWorkflow } from "../workflows/set-footer";
import { setHeroWorkflow } from "../workflows/set-hero";
import { setSiteSettingWorkflow } from "../workflows/set-site-setting";
import { readSetting } from "./setting-handlers";
import { uploadLogo } from "./upload-logo";

/** The settings whose form has a picture, with what reads and saves them. */
export const PICTURE_SETTINGS = {
  hero: { form: { files: { image: { maxFiles: 1, accepts: PICTURE_TYPES } } }, read: hero.handler, save: saveHero },
  logo: { form: { files: { logo: { maxFiles: 1, accepts: LOGO_TYPES } } }, read: readSetting("logo"), save: saveLogo },
  footer: {
    form: { files: { footerLogo: { maxFiles: 1, accepts: LOGO_TYPES } }, json: ["socialLinks", "quickLinks"] },
    read: footer.handler,
    save: saveFooter,
  },
} as const satisfies Partial<Record<SettingName, unknown>>;

async function saveHero(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as SinceVersion<HeroInput>;
  const [image] = filesOf(request, "image");
  const imageUrl = image ? await savePicture(image) : input.imageUrl;
  await setHeroWorkflow(request.scope).run({ input: { ...input, imageUrl } });
  response.json(await findHero(shopPool()));
}

async function saveLogo(request: MedusaRequest, response: MedusaResponse) {
  const { version, ...input } = request.validatedBody as SinceVersion<LogoInput>;
  const logoUrl = await logoOf(request, "logo", input.logoUrl);
  await setSiteSettingWorkflow(request.scope).run({ input: { name: "logo", values: { logoUrl }, version } });
  response.json(await findSetting(shopPool(), "logo"));
}

async function saveFooter(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as SinceVersion<FooterInput>;
  const logoUrl = await logoOf(request, "footerLogo", input.logoUrl);
  await setFooterWorkflow(request.scope).run({ input: { ...input, logoUrl } });
  response.json(await findFooter(shopPool()));
}

async function logoOf<Url>(request: MedusaRequest, field: string, before: Url) {
  const [file] = filesOf(request, field);
  return file ? await uploadLogo(file) : before;
}
