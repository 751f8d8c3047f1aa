import { screen } from "@testing-library/react";
import type { StoreReviews } from "@zakh/reviews/contract";
import { expect, it } from "vitest";
import { type Answers, renderPage } from "../../testing/render-page";
import { OWN_STORE, SARAA } from "../../testing/shop-data";
import DashboardPage from "./dashboard";

const REVIEWS: StoreReviews = {
  ...{ rating: 4, count: 1, distribution: [0, 0, 0, 1, 0] },
  reviews: [
    {
      ...{ id: 8, productId: 5, name: "Гар бууз", nameRu: "", nameEn: "", rating: 4, text: "Амттай", photos: [] },
      ...{ author: "Б.", writtenAt: "2026-11-30T00:00:00.000Z", answer: "", answeredAt: null },
    },
  ],
};

async function open(answers: Answers) {
  return renderPage(<DashboardPage />, {
    at: "/store/dashboard?tab=reviews",
    user: SARAA,
    // The same object: a test changes what the server answers the second time.
    answers: Object.assign(answers, { "GET /api/stores/my-stores": { json: [OWN_STORE] } }),
  });
}

it("shows what is said of the store's goods, and saves its answer", async () => {
  const answers: Answers = {
    "GET /api/stores/3/reviews": { json: REVIEWS },
    "PUT /api/stores/3/reviews/8/answer": { status: 204 },
  };
  const { person, callsOf } = await open(answers);
  await screen.findByText("Амттай");
  await screen.findByText("Гар бууз");
  await person.type(screen.getByLabelText("Таны хариу"), "Баярлалаа");
  answers["GET /api/stores/3/reviews"] = {
    json: { ...REVIEWS, reviews: REVIEWS.reviews.map((review) => ({ ...review, answer: "Баярлалаа" })) },
  };
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Худалдагч");
  expect(callsOf("PUT /api/stores/3/reviews/8/answer").map(({ body }) => body)).toEqual([{ answer: "Баярлалаа" }]);
});

it("says so while nobody has said anything", async () => {
  await open({ "GET /api/stores/3/reviews": { json: { ...REVIEWS, rating: null, count: 0, reviews: [] } } });
  await screen.findByRole("heading", { name: "Сэтгэгдэл хараахан алга" });
});

it("offers to read them again where that failed", async () => {
  const answers: Answers = { "GET /api/stores/3/reviews": { status: 500, text: "" } };
  const { person } = await open(answers);
  await screen.findByRole("heading", { name: "Мэдээлэл ачаалж чадсангүй" });
  answers["GET /api/stores/3/reviews"] = { json: REVIEWS };
  await person.click(screen.getByRole("button", { name: "Дахин оролдох" }));
  await screen.findByText("Амттай");
});
