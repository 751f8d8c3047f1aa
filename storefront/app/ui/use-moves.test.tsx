import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { useLaterTexts } from "../i18n/use-later-texts";
import { renderPage } from "../testing/render-page";
import { PhotosField } from "./photos-field";

function Form({ ordered }: { ordered: boolean }) {
  const [photos, setPhotos] = useState(["a", "b", "c"].map((name) => ({ url: `/static/${name}.webp` })));
  if (!useLaterTexts()) return null;
  return (
    <>
      <PhotosField photos={photos} max={6} onChange={setPhotos} ordered={ordered} />
      <output data-testid="order">{photos.map(({ url }) => url.slice(8, 9)).join("")}</output>
    </>
  );
}

const open = async (ordered = true) => {
  const { person } = await renderPage(<Form ordered={ordered} />, { at: "/store/edit/3" });
  await screen.findByRole("button", { name: "1-р зургийг хасах" });
  return person;
};
const order = () => screen.getByTestId("order").textContent;
const focused = () => document.activeElement?.getAttribute("aria-label");

it("moves a photo by the keyboard, which stays on it to the end of the row", async () => {
  const person = await open();
  expect(screen.queryByRole("button", { name: "1-р зургийг урагш зөөх" })).toBeNull();
  screen.getByRole("button", { name: "1-р зургийг хойш зөөх" }).focus();
  await person.keyboard("{Enter}");
  expect([order(), focused()]).toEqual(["bac", "2-р зургийг хойш зөөх"]);
  await person.keyboard("{Enter}");
  expect([order(), focused()]).toEqual(["bca", "3-р зургийг урагш зөөх"]);
  await person.keyboard("{Enter}");
  expect([order(), focused()]).toEqual(["bac", "2-р зургийг урагш зөөх"]);
});

it("has no order where none is asked for", async () => {
  await open(false);
  expect(screen.queryByRole("button", { name: /зөөх$/ })).toBeNull();
});
