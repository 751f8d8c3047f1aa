import { sinceVersion, versioned } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { LOGO_TYPES, PICTURE_TYPES } from "@zakh/kit/upload/picture-type";
import {
  footerInput,
  footerSetting,
  heroInput,
  heroSetting,
  logoInput,
  logoSetting,
  orderAlertsInput,
  orderAlertsSetting,
  shippingFeeInput,
  shippingFeeSetting,
  siteNameInput,
  siteNameSetting,
} from "../contract";

/** Calls of the settings; each is read by anybody, unless it says otherwise, and written by admins. */
export const settingsCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/settings/site-name",
    role: "visitor",
    summary: "Name of the shop.",
    answer: versioned(siteNameSetting),
  },
  {
    method: "PUT",
    path: "/api/settings/site-name",
    role: "admin",
    summary: "Sets the name of the shop.",
    body: sinceVersion(siteNameInput),
    answer: versioned(siteNameSetting),
  },
  {
    method: "GET",
    path: "/api/settings/shipping-fee",
    role: "visitor",
    summary: "Shipping fee of one order in won, as a numeric string.",
    answer: versioned(shippingFeeSetting),
  },
  {
    method: "PUT",
    path: "/api/settings/shipping-fee",
    role: "admin",
    summary: "Sets the shipping fee: whole won, 0 or more.",
    body: sinceVersion(shippingFeeInput),
    answer: versioned(shippingFeeSetting),
  },
  {
    method: "GET",
    path: "/api/settings/order-alerts",
    role: "admin",
    summary: "Who hears of a new order by mail.",
    answer: versioned(orderAlertsSetting),
  },
  {
    method: "PUT",
    path: "/api/settings/order-alerts",
    role: "admin",
    summary: "Sets who hears of a new order by mail: at most five addresses, or the shop's contact mail.",
    body: sinceVersion(orderAlertsInput),
    answer: versioned(orderAlertsSetting),
  },
  {
    method: "GET",
    path: "/api/settings/hero",
    role: "visitor",
    summary: "What the home page opens with.",
    answer: versioned(heroSetting),
  },
  {
    method: "PUT",
    path: "/api/settings/hero",
    role: "admin",
    summary:
      "Sets what the home page opens with. Without image and imageUrl the picture stays; an empty imageUrl takes it away.",
    form: { files: { image: { most: 1, accepts: PICTURE_TYPES } }, fields: sinceVersion(heroInput) },
    answer: versioned(heroSetting),
    refusals: { 400: ["image_broken"] },
  },
  {
    method: "GET",
    path: "/api/settings/logo",
    role: "visitor",
    summary: "Where the logo is.",
    answer: versioned(logoSetting),
  },
  {
    method: "PUT",
    path: "/api/settings/logo",
    role: "admin",
    summary: "Sets the logo: a file under 2 MB, or where it is.",
    form: { files: { logo: { most: 1, accepts: LOGO_TYPES } }, fields: sinceVersion(logoInput) },
    answer: versioned(logoSetting),
    refusals: { 400: ["image_broken"], 413: ["logo_too_large"] },
  },
  {
    method: "GET",
    path: "/api/settings/footer",
    role: "visitor",
    summary: "What the footer shows.",
    answer: versioned(footerSetting),
  },
  {
    method: "PUT",
    path: "/api/settings/footer",
    role: "admin",
    summary: "Replaces the footer. Without footerLogo and logoUrl its picture stays; an empty logoUrl takes it away.",
    form: {
      files: { footerLogo: { most: 1, accepts: LOGO_TYPES } },
      fields: sinceVersion(footerInput),
      json: ["socialLinks", "quickLinks"],
    },
    answer: versioned(footerSetting),
    refusals: { 400: ["image_broken"], 413: ["logo_too_large"] },
  },
];
