import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Product } from "@zakh/catalog/contract";
import { expect, it } from "vitest";
import { EMPTY_SHOP } from "../../testing/empty-shop.testing";
import { type Answer, type Call, openScreen } from "../../testing/render-screen.testing";

const BEEF = {
  id: 1,
  name: "Үхрийн мах",
  category: "Үхрийн мах",
  price: 15000,
  imageUrls: ["/static/gone.webp"],
  imageUrl: "/static/gone.webp",
  priceDivisor: 1,
  packSize: 1,
  unit: "kg",
  minOrderQuantity: 1,
  available: null,
  isHidden: false,
  trackStock: false,
} as unknown as Product;

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
/** An iPhone's photo, as a phone may call it. */
const HEIC = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

/** Twenty of 41 products a page, and an empty one after the end. */
function page({ query }: Call): Answer {
  const left = Math.max(0, 41 - Number(query.get("offset")));
  const rows = Array.from({ length: Math.min(20, left) }, (_, at) => ({ ...BEEF, id: 100 * left + at }));
  return { json: rows, headers: { "X-Total-Count": "41" } };
}

it("a page after the end leads to the last one", async () => {
  const { address } = await openScreen("products?page=999", {
    answers: { ...EMPTY_SHOP, "GET /api/admin/products": page },
  });
  await waitFor(() => expect(address()).toBe("/admin/products?page=3"));
  expect(screen.getByRole("button", { name: "Дараах" })).toHaveProperty("disabled", true);
  expect(await screen.findAllByText("Үхрийн мах")).not.toHaveLength(0);
});

it("begins with what is sold most", async () => {
  const { callsOf } = await openScreen("products", { answers: { ...EMPTY_SHOP, "GET /api/admin/products": page } });
  await screen.findAllByText("Үхрийн мах");
  expect(callsOf("GET /api/admin/products")[0]?.query.get("sort")).toBe("sold");
});

it("a picture that does not load says that it is missing", async () => {
  await openScreen("products", {
    answers: { ...EMPTY_SHOP, "GET /api/admin/products": { json: [BEEF], headers: { "X-Total-Count": "1" } } },
  });
  await screen.findAllByText("Үхрийн мах");
  for (const picture of document.querySelectorAll("img")) picture.dispatchEvent(new Event("error"));
  await screen.findByText("Зураг алга");
});

it("a product can be begun when the server does not answer: the categories are the shop's own", async () => {
  const { person } = await openScreen("products?new=true", { answers: { "GET *": null } });
  const form = within(await screen.findByRole("region", { name: "Шинэ бараа" }));
  await person.click(await form.findByRole("combobox", { name: "Ангилал" }));
  const options = await screen.findAllByRole("option");
  const names = ["Үхрийн мах", "Хонины мах", "Тахианы мах", "Гахайн мах", "Бусад"];
  expect(options.map(({ textContent }) => textContent)).toEqual(names);
});

it("the form offers the unit, and the preview steps and prices by it", async () => {
  const { person } = await openScreen("products?new=true", { answers: EMPTY_SHOP });
  const form = within(await screen.findByRole("region", { name: "Шинэ бараа" }));
  await person.type(await form.findByLabelText("Үнэ (₩) *"), "12000");
  await person.click(form.getByRole("combobox", { name: "Зарах нэгж" }));
  await person.click(await screen.findByRole("option", { name: "Багц" }));
  const preview = form.getByRole("region", { name: "Худалдан авагчид ингэж харагдана" });
  await waitFor(() => expect(preview.textContent).toContain("₩12,000 / багц"));
  await person.click(within(preview).getByRole("button", { name: "Нэмэх" }));
  expect(preview.textContent).toContain("2 багц");
});

it("names products in the language of the screens, and in Mongolian where it has no name", async () => {
  const rows = [
    { ...BEEF, nameEn: "Beef", nameRu: "" },
    { ...BEEF, id: 2, name: "Дотор", nameEn: "", nameRu: "" },
  ];
  await openScreen("products", {
    language: "en",
    answers: { ...EMPTY_SHOP, "GET /api/admin/products": { json: rows, headers: { "X-Total-Count": "2" } } },
  });
  await screen.findAllByText("Beef");
  await screen.findAllByText("Дотор");
  expect(screen.getAllByRole("button", { name: "Beef: Mark sold out" })).not.toHaveLength(0);
});

it("a new product that is sent several times in one moment is sent once", async () => {
  const { person, callsOf, address } = await openScreen("products?new=true", {
    answers: {
      ...EMPTY_SHOP,
      "POST /api/products": { status: 201, json: BEEF },
      [`GET /api/products/${BEEF.id}`]: { json: BEEF },
    },
  });
  const form = within(await screen.findByRole("region", { name: "Шинэ бараа" }));
  await person.type(await form.findByLabelText("Нэр *"), "Үхрийн мах");
  await person.type(form.getByLabelText("Үнэ (₩) *"), "15000");
  await person.click(form.getByRole("tab", { name: "Орос" }));
  await person.type(form.getByLabelText("Нэр (орос)"), "Говядина");
  const sent = form.getByRole("button", { name: "Хадгалах" }).closest("form") as HTMLFormElement;
  for (let times = 0; times < 3; times += 1) fireEvent.submit(sent);
  await screen.findByText("Бараа нэмэгдлээ");
  await waitFor(() => expect(address()).toBe("/admin/products?sort=newest"));
  expect(callsOf("POST /api/products")).toHaveLength(1);
});

it("an origin that is too long is refused where it stands, in the tab of its language", async () => {
  const { person, callsOf } = await openScreen("products?edit=1", {
    answers: { ...EMPTY_SHOP, "GET /api/products/1": { json: BEEF }, "GET /api/admin/products": { json: [BEEF] } },
  });
  const form = within(await screen.findByRole("region", { name: /Бараа засах/ }));
  await person.click(await form.findByRole("tab", { name: "Англи" }));
  const origin = form.getByLabelText("Гарал үүсэл (англи)");
  // Longer than the field allows.
  fireEvent.change(origin, { target: { value: "x".repeat(101) } });
  await person.click(form.getByRole("tab", { name: "Монгол" }));
  await person.click(form.getByRole("button", { name: "Хадгалах" }));
  await form.findByText("Хэт урт байна");
  expect(form.getByLabelText("Гарал үүсэл (англи)").getAttribute("aria-invalid")).toBe("true");
  expect(form.getByRole("tab", { name: "Англи" }).getAttribute("aria-selected")).toBe("true");
  expect(callsOf("PUT /api/products/1")).toEqual([]);
});

it("a fact that is refused is not folded away", async () => {
  const { person } = await openScreen("products?edit=1", {
    answers: { ...EMPTY_SHOP, "GET /api/products/1": { json: BEEF }, "GET /api/admin/products": { json: [BEEF] } },
  });
  const form = within(await screen.findByRole("region", { name: /Бараа засах/ }));
  const weight = await form.findByLabelText("Савлагааны жин (г)");
  const fold = weight.closest("details") as HTMLDetailsElement;
  expect(fold.open).toBe(false);
  fireEvent.change(weight, { target: { value: "0.5" } });
  await person.click(form.getByRole("button", { name: "Хадгалах" }));
  await waitFor(() => expect(fold.open).toBe(true));
  expect(weight.getAttribute("aria-invalid")).toBe("true");
});

it("one bad file refuses the whole selection, by its name", async () => {
  const { person } = await openScreen("products?new=true", { answers: EMPTY_SHOP });
  const form = within(await screen.findByRole("region", { name: "Шинэ бараа" }));
  const chooser = await form.findByLabelText<HTMLInputElement>("Зургийн файл сонгох");
  // The system's own dialog keeps its filter to itself.
  chooser.removeAttribute("accept");
  const places = () => form.queryAllByRole("button", { name: /^\d-р зураг$/ });
  const good = () => new File([PNG], "сайн.png", { type: "image/png" });
  const large = new File([PNG], "том.png", { type: "image/png" });
  Object.defineProperty(large, "size", { value: 5.5 * 1024 * 1024 });
  for (const [files, words] of [
    [[good(), new File(["%PDF-1.4"], "тайлан.pdf", { type: "application/pdf" })], /^тайлан\.pdf \(application\/pdf\)/],
    [[good(), new File(["%PDF-1.7"], "menu.jpg", { type: "image/jpeg" })], /^menu\.jpg \(\?\) файлыг хүлээж авахгүй/],
    [[new File([HEIC], "IMG_0001.jpg", { type: "image/jpeg" })], /^IMG_0001\.jpg.*HEIC.*Most Compatible/],
    [[good(), large], /^том\.png \(5\.5MB\) хэт том байна: дээд хэмжээ 5MB/],
    [Array.from({ length: 6 }, good), "Хамгийн ихдээ 5 зураг оруулах боломжтой"],
  ] as const) {
    await person.upload(chooser, [...files]);
    await form.findByText(words);
    expect(places()).toEqual([]);
  }
  await person.upload(chooser, good());
  await waitFor(() => expect(places()).toHaveLength(1));
  expect(form.queryByText("Хамгийн ихдээ 5 зураг оруулах боломжтой")).toBeNull();
});

it("a save that is refused says why by its status", async () => {
  let status = 0;
  const { person } = await openScreen("products?edit=1", {
    answers: {
      ...EMPTY_SHOP,
      "GET /api/products/1": { json: BEEF },
      "GET /api/admin/products": { json: [BEEF] },
      "PUT /api/products/1": () => ({ status, json: {} }),
    },
  });
  const form = within(await screen.findByRole("region", { name: /Бараа засах/ }));
  await person.type(await form.findByLabelText("Нэр *"), " өөр");
  for (const [refusal, words] of [
    [403, "Хандах эрх хүрэлцэхгүй байна"],
    [404, "Бараа олдсонгүй"],
    [502, "Серверийн алдаа гарлаа. Зургийн форматаа шалгана уу"],
  ] as const) {
    status = refusal;
    await person.click(form.getByRole("button", { name: "Хадгалах" }));
    await screen.findByText(words);
  }
});

it("neither closing the form nor beginning another loses what was typed without a question", async () => {
  const { person, address } = await openScreen("products?edit=1", {
    answers: { ...EMPTY_SHOP, "GET /api/products/1": { json: BEEF }, "GET /api/admin/products": { json: [BEEF] } },
  });
  const form = within(await screen.findByRole("region", { name: /Бараа засах/ }));
  const name = await form.findByLabelText<HTMLInputElement>("Нэр *");
  await person.type(name, " өөр");
  const answer = async (words: string) =>
    person.click(
      within(await screen.findByRole("alertdialog", { name: "Хадгалаагүй өөрчлөлт байна" })).getByRole("button", {
        name: words,
      }),
    );
  for (const leaves of [
    form.getByRole("button", { name: "Болих" }),
    screen.getByRole("button", { name: "Шинэ бараа" }),
  ]) {
    await person.click(leaves);
    await answer("Үргэлжлүүлэх");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(address()).toBe("/admin/products?edit=1");
    expect(name.value).toBe("Үхрийн мах өөр");
  }
  await person.click(form.getByRole("button", { name: "Болих" }));
  await answer("Хадгалахгүй гарах");
  await waitFor(() => expect(screen.queryByRole("region", { name: /Бараа засах/ })).toBeNull());
  expect(address()).toBe("/admin/products");
});

it("categories that cannot be loaded are replaced by the shop's own, whose last is whatever the others are not", async () => {
  const { person, callsOf } = await openScreen("products", {
    answers: { ...EMPTY_SHOP, "GET /api/categories": { status: 500 }, "GET /api/admin/products": page },
  });
  const own = ["Үхрийн мах", "Хонины мах", "Тахианы мах", "Гахайн мах", "Бусад"];
  const choose = async (name: string) => {
    await person.click(screen.getByRole("combobox", { name: "Ангилал" }));
    const options = await screen.findAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["Бүх ангилал", ...own]);
    await person.click(screen.getByRole("option", { name }));
  };
  const asked = () => Object.fromEntries(callsOf("GET /api/admin/products").at(-1)?.query ?? []);
  await screen.findAllByText("Үхрийн мах");
  await choose("Бусад");
  await waitFor(() => expect(asked()).toMatchObject({ otherThan: own.slice(0, -1).join(",") }));
  expect(asked()).not.toHaveProperty("category");
  await choose("Хонины мах");
  await waitFor(() => expect(asked()).toMatchObject({ category: "Хонины мах" }));
  expect(asked()).not.toHaveProperty("otherThan");
});
