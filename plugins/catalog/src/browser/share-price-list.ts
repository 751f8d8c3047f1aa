import type { ContentLanguage } from "@zakh/kit/contract";
import { PRICE_LIST_TITLE } from "../contract/price-list-title";

/**
 * Gives the picture of the price list to the apps of the device, where one tap sends it; where there is no such choice it is saved.
 * Throws when it cannot be loaded; nothing when somebody closes the choice.
 */
export async function sharePriceList(language: ContentLanguage): Promise<void> {
  const response = await fetch(`/api/price-list?language=${language}`);
  if (!response.ok) throw new Error(String(response.status));
  const title = PRICE_LIST_TITLE[language];
  const picture = new File([await response.blob()], `${title}.png`, { type: "image/png" });
  if (!navigator.canShare?.({ files: [picture] })) return save(picture);
  try {
    await navigator.share({ files: [picture], title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) save(picture);
  }
}

function save(picture: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
