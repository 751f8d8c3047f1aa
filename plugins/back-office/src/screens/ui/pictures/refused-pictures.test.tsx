import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { EMPTY_SHOP } from "../../testing/empty-shop.testing";
import { openScreen } from "../../testing/render-screen.testing";

const DOCUMENT = new File(["%PDF-1.7"], "menu.jpg", { type: "image/jpeg" });
/** An iPhone's photo, as a phone may call it. */
const HEIC = new File(["\0\0\0\x18ftypheic\0\0\0\0mif1heic"], "IMG_0001.jpg", { type: "image/jpeg" });

// The form of a product has tests of its own.
it.each([
  ["hero-settings", DOCUMENT, /^menu\.jpg \(\?\) файлыг хүлээж авахгүй/],
  ["logo-settings", DOCUMENT, /^menu\.jpg \(\?\) файлыг хүлээж авахгүй/],
  ["hero-settings", HEIC, /IMG_0001\.jpg.*HEIC.*Most Compatible/],
  ["logo-settings", HEIC, /IMG_0001\.jpg.*HEIC.*Most Compatible/],
  ["media", HEIC, /IMG_0001\.jpg.*HEIC.*Most Compatible/],
] as const)(
  "/%s refuses what is no picture for the shop when it is chosen, whatever its name",
  async (path, file, words) => {
    const { person, calls } = await openScreen(path, { answers: EMPTY_SHOP });
    const chooser = () => document.querySelector<HTMLInputElement>('input[type="file"]');
    await waitFor(() => expect(chooser()?.disabled).toBe(false));
    await person.upload(chooser() as HTMLInputElement, file);
    await waitFor(() => expect(screen.getAllByText(words)).not.toHaveLength(0));
    expect(calls.filter(({ name }) => !name.startsWith("GET"))).toEqual([]);
  },
);
