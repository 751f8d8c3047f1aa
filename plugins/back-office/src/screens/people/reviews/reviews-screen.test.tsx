import { screen, within } from "@testing-library/react";
import type { Versioned } from "@zakh/kit/contract";
import type { AdminReview } from "@zakh/reviews/contract";
import { expect, it } from "vitest";
import { type Answers, renderScreen } from "../../testing/render-screen.testing";
import ReviewsScreen from "./reviews-screen";

const review = (id: number, more: Partial<AdminReview> = {}): Versioned<AdminReview> => ({
  id,
  rating: 4,
  text: `Сэтгэгдэл ${id}`,
  photos: [],
  author: "Б.",
  writtenAt: "2026-11-20T03:00:00.000Z",
  answer: "",
  answeredAt: null,
  productId: 3,
  name: "Хонины мах",
  nameRu: "",
  nameEn: "",
  accountId: 5,
  orderId: 12,
  state: "waiting",
  hiddenReason: "",
  reports: 0,
  version: `v${id}`,
  ...more,
});

function openScreen(rows: Versioned<AdminReview>[], answers: Answers = {}, at = "/admin/reviews") {
  return renderScreen(<ReviewsScreen />, {
    at,
    answers: {
      "GET /api/admin/reviews": { json: rows, headers: { "X-Total-Count": String(rows.length) } },
      ...answers,
    },
  });
}

it("shows a review by one press, as it was seen, and leaves it in its place", async () => {
  const { person, callsOf } = await openScreen([review(1)], {
    "PATCH /api/admin/reviews/1": { json: review(1, { state: "visible" }) },
  });
  await person.click(await screen.findByRole("button", { name: "Харуулах" }));
  await screen.findByText("Харагдаж байна", { selector: "span" });
  expect(callsOf("PATCH /api/admin/reviews/1").map(({ body }) => body)).toEqual([{ status: "visible", version: "v1" }]);
  expect(screen.queryByRole("button", { name: "Харуулах" })).toBeNull();
});

it("hides a review with a reason for its author, and answers one", async () => {
  const { person, callsOf } = await openScreen([review(1, { state: "visible" })], {
    "PATCH /api/admin/reviews/1": { json: review(1, { state: "hidden", hiddenReason: "Утасны дугаартай" }) },
  });
  await person.click(await screen.findByRole("button", { name: "Нуух" }));
  const hiding = within(await screen.findByRole("dialog"));
  await person.type(hiding.getByLabelText("Шалтгаан"), "Утасны дугаартай");
  await person.click(hiding.getByRole("button", { name: "Нуух" }));
  await screen.findByText("Утасны дугаартай");
  await person.click(await screen.findByRole("button", { name: "Хариулах" }));
  const answering = within(await screen.findByRole("dialog"));
  await person.type(answering.getByLabelText("Дэлгүүрийн хариу"), "Баярлалаа");
  await person.click(answering.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Хариуг хадгаллаа");
  expect(callsOf("PATCH /api/admin/reviews/1").map(({ body }) => body)).toEqual([
    { status: "hidden", reason: "Утасны дугаартай", version: "v1" },
    { answer: "Баярлалаа", version: "v1" },
  ]);
});

it("says how many have reported a review, which is kept by one press, and leads to customer and order", async () => {
  await openScreen([
    review(1, { state: "reported", reports: 2 }),
    review(2, { accountId: null, orderId: null, author: "" }),
  ]);
  const [reported, closed] = await screen.findAllByRole("article");
  const first = within(reported as HTMLElement);
  first.getByText("2 хүн мэдэгдсэн");
  first.getByRole("button", { name: "Зүгээр, харуулах" });
  expect(first.getByRole("link", { name: "Худалдан авагч Б." }).getAttribute("href")).toBe("/admin/users?id=5");
  expect(first.getByRole("link", { name: "#ORD-0012" }).getAttribute("href")).toBe("/admin/orders?id=12");
  within(closed as HTMLElement).getByText("Бүртгэлээ хаасан худалдан авагч");
});

it("reads the reviews again when their author has changed one meanwhile", async () => {
  const { person, callsOf } = await openScreen([review(1)], {
    "PATCH /api/admin/reviews/1": {
      status: 409,
      json: { code: "changed_meanwhile", message: "Энэ хооронд өөрчлөгдсөн", present: review(1, { text: "Өөр" }) },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Харуулах" }));
  await screen.findByText("Энэ хооронд өөрчлөгдсөн");
  expect(callsOf("GET /api/admin/reviews").length).toBeGreaterThan(1);
});

it("finds those that wait by the address, and says that there are none", async () => {
  const { callsOf } = await openScreen([], {}, "/admin/reviews?status=open");
  await screen.findByText("Ийм сэтгэгдэл алга");
  expect(callsOf("GET /api/admin/reviews")[0]?.query.get("status")).toBe("open");
});

it("says that the reviews cannot be read", async () => {
  await openScreen([], { "GET /api/admin/reviews": { status: 500 } });
  await screen.findByText("Сэтгэгдлүүдийг ачаалж чадсангүй");
});
