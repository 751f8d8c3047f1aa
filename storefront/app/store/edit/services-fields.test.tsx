import { screen } from "@testing-library/react";
import { textsOf } from "@zakh/kit/contract";
import { useState } from "react";
import { expect, it } from "vitest";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { renderPage } from "../../testing/render-page";
import type { TypedService } from "../store-form-schema";
import { ServicesFields } from "./services-fields";

function Form() {
  const [services, setServices] = useState<TypedService[]>(
    ["Үс засах", "Сахал засах", "Будах"].map((name) => ({ ...textsOf(["name"], { name }), price: "", isFrom: false })),
  );
  if (!useLaterTexts()) return null;
  return <ServicesFields services={services} errors={undefined} onChange={setServices} />;
}

const names = () => screen.getAllByLabelText("Нэр").map((field) => (field as HTMLInputElement).value);

it("moves a service up and down, and the keyboard with it", async () => {
  const { person } = await renderPage(<Form />, { at: "/store/edit/3" });
  await person.click(await screen.findByRole("button", { name: "1-р үйлчилгээг доош зөөх" }));
  expect(names()).toEqual(["Сахал засах", "Үс засах", "Будах"]);
  await person.keyboard("{Enter}");
  expect(names()).toEqual(["Сахал засах", "Будах", "Үс засах"]);
  expect(screen.queryByRole("button", { name: "3-р үйлчилгээг доош зөөх" })).toBeNull();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("3-р үйлчилгээг дээш зөөх");
  await person.keyboard("{Enter}");
  expect(names()).toEqual(["Сахал засах", "Үс засах", "Будах"]);
});
