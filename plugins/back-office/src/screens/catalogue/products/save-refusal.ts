import { serverMessage, statusOf } from "../../client";
import type { TextKey } from "../../i18n/catalogues";

const BY_STATUS: Partial<Record<number, TextKey>> = {
  401: "products.save.401",
  403: "products.save.403",
  502: "products.save.502",
};

/**
 * The message for a refused save: the text of its status, or the server's own words, or a general failure (spec §8
 * Product save). Only an update can find the product missing.
 */
export function saveRefusal(error: unknown, creates: boolean): { key: TextKey } | { text: string } {
  const status = statusOf(error);
  const key = status === 404 && !creates ? "products.save.404" : status && BY_STATUS[status];
  if (key) return { key };
  const text = serverMessage(error);
  if (text) return { text };
  return { key: creates ? "products.save.createFailed" : "products.save.updateFailed" };
}
