import { screen, within } from "@testing-library/react";
import type { OwnReview, OwnReviews } from "@zakh/reviews/contract";
import { expect, it } from "vitest";
import { type Answers, renderPage } from "../../testing/render-page";
import { SARAA } from "../../testing/shop-data";
import MyReviewsPage from "./my-reviews";

const LAMB = { productId: 3, name: "Хонины мах", nameRu: "Баранина", nameEn: "", imageUrl: "" };
const REVIEW: OwnReviews["reviews"][number] = {
  ...LAMB,
  id: 7,
  rating: 4,
  text: "Зөөлөн",
  photos: ["/static/img/0123456789abcdef_112233_800x600.webp"],
  writtenAt: "2026-11-20T03:00:00.000Z",
  answer: "",
  answeredAt: null,
  state: "waiting",
  hiddenReason: "",
  version: "1",
};

function openPage(read: OwnReviews, answers: Answers = {}, at = "/my-reviews") {
  return renderPage(<MyReviewsPage />, {
    at,
    user: SARAA,
    answers: { "GET /api/user/reviews": { json: read }, ...answers },
  });
}

it("sends stars and text of a received product, and asks for the stars first", async () => {
  const { person, callsOf } = await openPage(
    { reviews: [], reviewable: [{ ...LAMB, orderId: 12 }] },
    { "POST /api/reviews": { status: 201, json: REVIEW } },
  );
  await person.click(await screen.findByRole("button", { name: "Сэтгэгдэл бичих: Хонины мах" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Сэтгэгдэл бичих" }));
  await person.click(dialog.getByRole("button", { name: "Илгээх" }));
  await dialog.findByText("1-ээс 5 хүртэл од сонгоно уу");
  expect(callsOf("POST /api/reviews")).toEqual([]);
  await person.click(dialog.getByRole("radio", { name: "4 од" }));
  await person.type(dialog.getByLabelText("Сэтгэгдэл"), "Зөөлөн");
  await person.click(dialog.getByRole("button", { name: "Илгээх" }));
  await screen.findByText("Баярлалаа! Шалгасны дараа гарна.");
  expect(callsOf("POST /api/reviews").map(({ body }) => body)).toEqual([
    [
      ["rating", "4"],
      ["text", "Зөөлөн"],
      ["productId", "3"],
    ],
  ]);
});

it("opens the review of the product in its address, and sends which photos stay", async () => {
  const { person, callsOf } = await openPage(
    { reviews: [REVIEW], reviewable: [] },
    { "PUT /api/reviews/7": { json: REVIEW } },
    "/my-reviews?product=3",
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Сэтгэгдэл бичих" }));
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "4 од" }).checked).toBe(true);
  await person.click(dialog.getByRole("button", { name: "1-р зургийг хасах" }));
  await person.click(dialog.getByRole("button", { name: "Илгээх" }));
  await screen.findByText("Баярлалаа! Шалгасны дараа гарна.");
  expect(callsOf("PUT /api/reviews/7")[0]?.body).toContainEqual(["keptUrls", "[]"]);
});

it.each([
  ["waiting", "Дэлгүүр шалгаж байна"],
  ["visible", "Бүх хүнд харагдаж байна"],
  ["reported", "Дахин шалгаж байна"],
  ["hidden", "Нуусан"],
] as const)("says what became of a review: %s", async (state: OwnReview["state"], text) => {
  const hiddenReason = state === "hidden" ? "Утасны дугаартай" : "";
  await openPage({ reviews: [{ ...REVIEW, state, hiddenReason }], reviewable: [] });
  await screen.findByText(text);
  expect(screen.queryByText("Шалтгаан: Утасны дугаартай") !== null).toBe(state === "hidden");
});

it("asks before a review is deleted", async () => {
  const { person, callsOf } = await openPage(
    { reviews: [REVIEW], reviewable: [] },
    { "DELETE /api/reviews/7": { status: 204 } },
  );
  await person.click(await screen.findByRole("button", { name: "Сэтгэгдлээ устгах: Хонины мах" }));
  await person.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Устгах" }));
  await screen.findByText("Сэтгэгдэл устлаа");
  expect(callsOf("DELETE /api/reviews/7")).toHaveLength(1);
});

it("says so where nothing was received yet", async () => {
  await openPage({ reviews: [], reviewable: [] });
  await screen.findByText("Одоогоор сэтгэгдэл алга");
});

it("says that the reviews cannot be read, and why", async () => {
  await openPage(
    { reviews: [], reviewable: [] },
    { "GET /api/user/reviews": { status: 503, json: { code: "busy", message: "Түр хүлээнэ үү" } } },
  );
  await screen.findByText("Сэтгэгдлүүдийг ачаалж чадсангүй");
  screen.getByText("Түр хүлээнэ үү");
});
