import {
  emailForm,
  line,
  localizedText,
  paragraph,
  pictureLink,
  plainPhone,
  required,
  trimInvisible,
} from "@zakh/kit/contract";
import { z } from "zod";
import { siteLink, socialLink } from "./link";
import { FOOTER_TEXTS, type FooterText, HERO_TEXTS, type HeroText } from "./setting-fallbacks";

const heroText = (field: HeroText) => (field === "title" ? line(200) : paragraph(2000));
const footerText = (field: FooterText) => (field === "description" ? paragraph(2000) : line(300));

export const heroSetting = z.object({
  ...localizedText(HERO_TEXTS, () => z.string()),
  imageUrl: z.string(),
});
export type HeroSetting = z.infer<typeof heroSetting>;

/** The required texts of the home page's hero, for every call that writes them (spec §5 Hero). */
export const heroWords = z.object({
  title: required(heroText("title"), "hero_title_required"),
  text: required(heroText("text"), "hero_text_required"),
});

/**
 * `PUT /api/settings/hero`, beside the file; omitted fields stay unchanged, including picture and translations, and an
 * empty one is removed.
 */
export const heroInput = z.object({
  ...localizedText(HERO_TEXTS, (field) => heroText(field).optional()),
  ...heroWords.shape,
  imageUrl: pictureLink.optional(),
});
export type HeroInput = z.infer<typeof heroInput>;

export const logoSetting = z.object({ logoUrl: required(pictureLink, "logo_required") });
export type LogoSetting = z.infer<typeof logoSetting>;

/** `PUT /api/settings/logo`, beside the file; one of the two is required (spec §5 Logo). */
export const logoInput = z.object({ logoUrl: pictureLink.optional() });
export type LogoInput = z.infer<typeof logoInput>;

const quickLink = z.object({
  ...localizedText(["title"], () => z.string().optional()),
  title: z.string(),
  url: z.string(),
});
export type QuickLink = z.infer<typeof quickLink>;

const socialLinks = z.object({
  facebook: z.string().optional(),
  twitter: z.string().optional(),
  instagram: z.string().optional(),
  youtube: z.string().optional(),
});
export type SocialLinks = z.infer<typeof socialLinks>;

/** `GET /api/settings/footer` (ruling 27: both `copyright` and `copyrightText`). */
export const footerSetting = z.object({
  companyName: z.string(),
  ...localizedText(FOOTER_TEXTS, () => z.string()),
  phone: z.string(),
  email: z.string(),
  logoUrl: z.string(),
  copyright: z.string(),
  socialLinks,
  quickLinks: z.array(quickLink),
});
export type FooterSetting = z.infer<typeof footerSetting>;

/** Networks without a page are omitted. */
const socialLinksInput = z
  .object({
    facebook: socialLink.optional(),
    twitter: socialLink.optional(),
    instagram: socialLink.optional(),
    youtube: socialLink.optional(),
  })
  .transform(
    (links): SocialLinks =>
      Object.fromEntries(Object.entries(links).filter(([, url]) => url !== undefined && url !== "")),
  );

const quickLinksInput = z
  .array(
    z.object({
      ...localizedText(["title"], () => line(100).optional()),
      title: required(line(100), "quick_link_incomplete"),
      url: required(siteLink, "quick_link_incomplete"),
    }),
  )
  .max(50, "too_many_links");

/**
 * `PUT /api/settings/footer`, beside the file (spec §5 Footer). It replaces the footer; only picture and translations
 * stay unchanged when omitted, and an empty one is removed.
 */
export const footerInput = z.object({
  companyName: required(line(200), "company_name_required"),
  ...localizedText(FOOTER_TEXTS, (field) => footerText(field).optional()),
  description: footerText("description").default(""),
  address: footerText("address").default(""),
  copyrightText: footerText("copyrightText").default(""),
  phone: line(50).overwrite(plainPhone).default(""),
  email: z
    .string({ error: "footer_email_invalid" })
    .overwrite(trimInvisible)
    .max(254, "footer_email_invalid")
    .pipe(emailForm("footer_email_invalid")),
  logoUrl: pictureLink.optional(),
  socialLinks: socialLinksInput.default({}),
  quickLinks: quickLinksInput.default([]),
});
export type FooterInput = z.infer<typeof footerInput>;
