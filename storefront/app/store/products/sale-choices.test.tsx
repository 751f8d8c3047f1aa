import { screen } from "@testing-library/react";
import {
  type CheckedDraft,
  DEFAULT_SALE_RULE,
  minimumQuantity,
  newDraft,
  type ProductDraft,
  saleRuleFaults,
} from "@zakh/catalog/contract";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { renderPage } from "../../testing/render-page";
import { SALE_CHOICES, SaleChoices } from "./sale-choices";

function Form() {
  const form = useForm<ProductDraft, unknown, CheckedDraft>({ defaultValues: { ...newDraft(""), packSize: "1" } });
  const [unit, minimum, pack] = form.watch(["unit", "minOrderQuantity", "packSize"]);
  if (!useLaterTexts()) return null;
  return (
    <>
      <SaleChoices form={form} />
      <output>{`${unit} ${minimum} ${pack}`}</output>
    </>
  );
}

it("sets unit, minimum and step of dumplings sold by ten in one tap", async () => {
  const { person } = await renderPage(<Form />, { at: "/store/products/add" });
  expect((await screen.findByRole("button", { name: "Килограммаар" })).getAttribute("aria-pressed")).toBe("true");
  const tens = screen.getByRole("button", { name: "Арваар: бууз, хуушуур" });
  await person.click(tens);
  expect(screen.getByRole("status").textContent).toBe("piece 10 10");
  expect(tens.getAttribute("aria-pressed")).toBe("true");
});

it.each(Object.values(SALE_CHOICES))("has choices that a product may have: %o", (choice) => {
  const rule = { ...DEFAULT_SALE_RULE, ...choice };
  expect(saleRuleFaults(rule)).toEqual({});
  expect(minimumQuantity(rule)).toBe(choice.minOrderQuantity);
});
