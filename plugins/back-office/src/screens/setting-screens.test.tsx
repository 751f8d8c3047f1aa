import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { EMPTY_SHOP } from "./testing/empty-shop.testing";
import { type Answers, openScreen } from "./testing/render-screen.testing";

/** A red square of 2 × 2 pixels, as a file to upload; with `bytes` more behind it. */
function picture(bytes = 0): File {
  const square = Uint8Array.from(
    atob("iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=="),
    (character) => character.charCodeAt(0),
  );
  return new File([square, new Uint8Array(bytes)], "улаан.png", { type: "image/png" });
}

async function open(path: string, answers: Answers = {}) {
  const opened = await openScreen(path, { answers: { ...EMPTY_SHOP, ...answers } });
  return { ...opened, save: () => opened.person.click(screen.getByRole("button", { name: "Хадгалах" })) };
}

function field(label: string): HTMLInputElement {
  const [found] = screen.getAllByLabelText<HTMLInputElement>(label);
  if (!found) throw new Error(`There is no ${label}`);
  return found;
}

async function type(label: string, value: string) {
  await screen.findAllByLabelText(label);
  fireEvent.change(field(label), { target: { value } });
}

const savable = () => !screen.getByRole<HTMLButtonElement>("button", { name: "Хадгалах" }).disabled;
const shownIn = (figure: string) => within(screen.getByRole("figure", { name: figure })).getByRole("presentation");

it("the shipping fee is refused if it is not a number or negative, and shows what a shopper will pay", async () => {
  const { save } = await open("settings");
  await type("Хүргэлтийн төлбөр (вон)", "");
  expect(field("Хүргэлтийн төлбөр (вон)")).toMatchObject({ step: "100", min: "0" });
  await save();
  await screen.findByText("Тоо оруулна уу");
  await type("Хүргэлтийн төлбөр (вон)", "-100");
  await screen.findByText("Хүргэлтийн төлбөр 0-с их байх ёстой");
  await type("Хүргэлтийн төлбөр (вон)", "4500");
  await screen.findByText("₩54,500");
});

it("the shipping fee is sent as it is typed", async () => {
  const { save, callsOf } = await open("settings", {
    "PUT /api/settings/shipping-fee": { json: { value: "4500", version: "2" } },
  });
  await type("Хүргэлтийн төлбөр (вон)", "4500");
  await save();
  await screen.findByText("Хүргэлтийн төлбөр: ₩4,500");
  expect(callsOf("PUT /api/settings/shipping-fee")).toMatchObject([{ body: { value: "4500" } }]);
  expect(screen.getByRole("button", { name: "Болих" })).toHaveProperty("disabled", true);
});

it("the site's name cannot be blank, and the field shows it as the server has stored it", async () => {
  const { save, callsOf } = await open("site-settings", {
    "PUT /api/settings/site-name": { json: { siteName: "Мах", version: "2" } },
  });
  await type("Сайтын нэр", "   ");
  await save();
  await screen.findByText("Сайтын нэр хоосон байж болохгүй");
  expect(callsOf("PUT /api/settings/site-name")).toEqual([]);
  await type("Сайтын нэр", "  Мах  ");
  await save();
  await screen.findByText("Сайтын нэр шинэчлэгдлээ");
  expect(field("Сайтын нэр").value).toBe("Мах");
});

it.each([
  ["hero-settings", "Гарчиг", "Шинэ мах, шуурхай хүргэлт"],
  ["site-settings", "Сайтын нэр", "Зах"],
])("/%s has the shop's own words when the server does not answer", async (path, label, words) => {
  await open(path, { "GET /api/settings/hero": null, "GET /api/settings/site-name": null });
  await screen.findByRole("alert");
  expect(field(label).value).toBe(words);
});

it("what was typed stays when a second try loads the setting", async () => {
  let fails = true;
  const { person } = await open("hero-settings", {
    "GET /api/settings/hero": () => (fails ? { status: 500 } : { json: { title: "Гарчиг", text: "", version: "1" } }),
  });
  await type("Гарчиг", "Шинэ гарчиг");
  fails = false;
  await person.click(screen.getByRole("button", { name: "Дахин оролдох" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBe(null));
  expect(field("Гарчиг").value).toBe("Шинэ гарчиг");
});

it("the hero needs a title and a text", async () => {
  const { save } = await open("hero-settings");
  await type("Гарчиг", " ");
  await type("Тайлбар", "");
  await save();
  await screen.findByText("Гарчиг оруулна уу");
  screen.getByText("Тайлбар оруулна уу");
});

it("a chosen file stands in for the address, which comes back without it", async () => {
  const before = "/static/before.webp";
  const { person } = await open("hero-settings", {
    "GET /api/settings/hero": { json: { title: "Гарчиг", text: "Тайлбар", imageUrl: before, version: "1" } },
  });
  await type("Гарчиг", "Шинэ гарчиг");
  await person.upload(field("Зураг"), picture());
  await screen.findByText("улаан.png");
  expect(field("Зургийн хаяг (URL)").disabled).toBe(true);
  await waitFor(() => expect(shownIn("Утсан дээр").getAttribute("src")).toMatch(/^blob:/));
  await person.click(screen.getByRole("button", { name: "Файлыг хасах" }));
  expect(field("Зургийн хаяг (URL)")).toMatchObject({ disabled: false, value: before });
  expect(shownIn("Утсан дээр").getAttribute("src")).not.toMatch(/^blob:/);
});

it("the logo cannot be saved with neither address nor file, nor from a file of 2 MB", async () => {
  const { person } = await open("logo-settings");
  await type("Зургийн хаяг (URL)", "");
  screen.getByText(/200x60 px/);
  expect(savable()).toBe(false);
  await person.upload(field("Логоны зураг"), picture(2 * 1024 * 1024));
  await screen.findByText("Файл хэт том байна: 2MB-аас бага байх ёстой");
  expect(savable()).toBe(false);
  await person.upload(field("Логоны зураг"), picture());
  await waitFor(() => expect(savable()).toBe(true));
  for (const ground of ["Цайвар дэвсгэр дээр", "Бараан дэвсгэр дээр"])
    expect(shownIn(ground).getAttribute("src")).toMatch(/^blob:/);
});

it("the logo is sent as a file, and the answer's address is shown", async () => {
  const { person, save, callsOf } = await open("logo-settings", {
    "PUT /api/settings/logo": { json: { logoUrl: "/static/new.png", version: "2" } },
  });
  await screen.findAllByLabelText("Логоны зураг");
  await person.upload(field("Логоны зураг"), picture());
  await screen.findByText("улаан.png");
  await save();
  await screen.findByText("Лого шинэчлэгдлээ");
  expect(field("Зургийн хаяг (URL)").value).toBe("/static/new.png");
  const sent = callsOf("PUT /api/settings/logo").map(({ body }) => [...(body as FormData).keys()].sort());
  expect(sent).toEqual([["logo", "version"]]);
});

it("the footer leads to the tab with the fault", async () => {
  const { person, save } = await open("footer-settings");
  await person.click(await screen.findByRole("tab", { name: /^Холбоо барих/ }));
  await type("Имэйл", "имэйл биш");
  await person.click(screen.getByRole("tab", { name: /^Холбоосууд/ }));
  await person.click(screen.getByRole("button", { name: "Холбоос нэмэх" }));
  await save();
  await screen.findByText("Зөв имэйл хаяг оруулна уу");
  expect(screen.getByRole("tab", { name: /^Холбоо барих/ }).getAttribute("aria-selected")).toBe("true");
  await person.click(screen.getByRole("tab", { name: /^Холбоосууд/ }));
  await screen.findAllByText("Гарчиг болон URL оруулна уу");
  await person.click(screen.getByRole("tab", { name: /^Ерөнхий/ }));
  await type("Компанийн нэр", "");
  await save();
  await screen.findByText("Компанийн нэр оруулна уу");
});
