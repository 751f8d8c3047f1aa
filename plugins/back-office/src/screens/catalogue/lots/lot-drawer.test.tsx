import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { EMPTY_SHOP } from "../../testing/empty-shop.testing";
import { renderScreen } from "../../testing/render-screen.testing";
import { LotDrawer } from "./lot-drawer";

const [A, B] = ["002123456789", "L12345678901234"];
const NONE = { json: [], headers: { "X-Total-Count": "0" } };

function open(put: object = { json: { productId: 1, traceNumber: B } }) {
  const lot = {
    productId: 1,
    name: "Гуя",
    nameRu: "",
    nameEn: "",
    traceNumber: A,
    since: "2026-11-29T01:00:00.000Z",
    setBy: "Сараа",
  };
  return renderScreen(<LotDrawer product={{ id: 1, name: "Гуя" }} onClose={() => undefined} />, {
    answers: {
      ...EMPTY_SHOP,
      "GET /api/admin/trace-numbers": { json: { products: [{ productId: 1, traceNumber: A }] } },
      "GET /api/admin/lots": { json: [lot], headers: { "X-Total-Count": "1" } },
      "GET /api/admin/products": NONE,
      "PUT /api/admin/products/1/trace-number": put,
    },
  });
}

it("opens a new lot from a moment on, and leads from a former one to its recall", async () => {
  const { person, callsOf } = await open();
  const drawer = within(await screen.findByRole("dialog"));
  expect(await drawer.findByRole("link", { name: A })).toHaveProperty("href", expect.stringContaining(`cattleNo=${A}`));
  expect((await drawer.findByRole("link", { name: "Буцаан татах" })).getAttribute("href")).toBe(
    `/admin/recalls?number=${A}`,
  );
  const field = drawer.getByLabelText<HTMLInputElement>("Шинэ багц");
  expect(field.inputMode).toBe("numeric");
  await person.type(field, "12345678901234");
  await person.click(drawer.getByRole("button", { name: "L үсэг нэмэх" }));
  await person.type(drawer.getByLabelText("Хэзээнээс"), "2026-11-30T09:00");
  await person.click(drawer.getByRole("button", { name: "Шинэ багц нээх" }));
  await screen.findByText("Шинэ багц нээлээ");
  expect(callsOf("PUT /api/admin/products/1/trace-number")[0]?.body).toEqual({
    traceNumber: B,
    since: "2026-11-30T00:00:00.000Z",
  });
});

it("says at the field what the server refuses", async () => {
  const message = "Мөшгих дугаар буруу байна";
  const { person } = await open({
    status: 400,
    json: { code: "value_invalid", message: "", fields: { traceNumber: { code: "trace_number_invalid", message } } },
  });
  const drawer = within(await screen.findByRole("dialog"));
  await person.type(drawer.getByLabelText("Шинэ багц"), "123");
  await person.click(drawer.getByRole("button", { name: "Шинэ багц нээх" }));
  await drawer.findByText(message);
});

it("says plainly when the camera is not allowed, and when there is none", async () => {
  const { person } = await open();
  const drawer = within(await screen.findByRole("dialog"));
  const refused = Object.assign(new Error("no"), { name: "NotAllowedError" });
  vi.stubGlobal("navigator", { ...navigator, mediaDevices: { getUserMedia: () => Promise.reject(refused) } });
  await person.click(drawer.getByRole("button", { name: "Камераар унших" }));
  await drawer.findByText(/Камер ашиглахыг зөвшөөрөөгүй байна/);
  vi.stubGlobal("navigator", { ...navigator, mediaDevices: undefined });
  await person.click(drawer.getByRole("button", { name: "Камераар унших" }));
  await person.click(drawer.getByRole("button", { name: "Камераар унших" }));
  await drawer.findByText(/камер олдсонгүй/);
  vi.unstubAllGlobals();
});
