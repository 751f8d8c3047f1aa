import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { LEGAL_KINDS } from "@zakh/legal/contract";
import { expect, it } from "vitest";
import { type Answers, renderScreen } from "../../testing/render-screen.testing";
import LegalScreen from "./legal-screen";

const NONE = { current: null, upcoming: null, hasDraft: false };
const OVERVIEW = Object.fromEntries(LEGAL_KINDS.map((kind) => [kind, NONE]));
const TEXTS = { ko: "# 목적\n\n본문", mn: "# Зорилго", ru: "", en: "" };
const LEGAL = {
  kind: "terms",
  texts: TEXTS,
  isDraft: false,
  template: TEXTS,
  current: null,
  upcoming: null,
  version: "1",
};

async function openTerms(answers: Answers = {}) {
  const page = await renderScreen(<LegalScreen />, {
    answers: {
      "GET /api/admin/legal": { json: OVERVIEW },
      "GET /api/admin/legal/terms": { json: LEGAL },
      ...answers,
    },
  });
  await page.person.click(await screen.findByRole("button", { name: "Үйлчилгээний нөхцөл: засах" }));
  await screen.findByLabelText("Бичвэр: Солонгос");
  return page;
}

const korean = () => screen.getByLabelText<HTMLTextAreaElement>("Бичвэр: Солонгос");

it("says which texts the owner has not read, which hold, and that a lawyer has the last word", async () => {
  const version = { id: 3, validFrom: "2026-12-01" };
  await renderScreen(<LegalScreen />, {
    answers: {
      "GET /api/admin/legal": {
        json: {
          ...OVERVIEW,
          terms: { current: version, upcoming: { id: 4, validFrom: "2026-12-20" }, hasDraft: true },
        },
      },
    },
  });
  expect(await screen.findAllByText("Уншаагүй загвар")).toHaveLength(3);
  screen.getByText("2026.12.01-ноос хүчинтэй");
  screen.getByText("2026.12.20-ноос шинэ хувилбар");
  screen.getByText(/Эцсийн үгийг хуульч эсвэл дүүргийн захиргаа хэлнэ/);
});

it("saves a draft until the owner confirms, then publishes from a day on", async () => {
  const { person, callsOf } = await openTerms({
    "PUT /api/admin/legal/terms": { json: { ...LEGAL, isDraft: true } },
    "POST /api/admin/legal/terms/versions": { status: 201, json: LEGAL },
  });
  fireEvent.change(korean(), { target: { value: "# 목적\n\n새 본문" } });
  await person.click(screen.getByRole("button", { name: "Ноорог хадгалах" }));
  await waitFor(() => expect(callsOf("PUT /api/admin/legal/terms")).toHaveLength(1));
  expect(callsOf("PUT /api/admin/legal/terms")[0]?.body).toEqual({
    texts: { ...TEXTS, ko: "# 목적\n\n새 본문" },
    version: "1",
  });

  await person.click(await screen.findByRole("button", { name: "Үйлчилгээний нөхцөл: засах" }));
  await screen.findByLabelText("Бичвэр: Солонгос");
  await person.click(screen.getByRole("switch", { name: /уншиж, баталж байна/ }));
  fireEvent.change(screen.getByLabelText("Хүчинтэй болох өдөр"), { target: { value: "2099-01-01" } });
  await person.click(screen.getByRole("button", { name: "Нийтлэх" }));
  await waitFor(() => expect(callsOf("POST /api/admin/legal/terms/versions")).toHaveLength(1));
  expect(callsOf("POST /api/admin/legal/terms/versions")[0]?.body).toMatchObject({
    validFrom: "2099-01-01",
    confirmed: true,
  });
});

it("what the server refuses is said at its field, and the text stays", async () => {
  const refusal = { code: "legal_korean_required", message: "Солонгос хэл дээрх текстийг бичнэ үү" };
  const { person } = await openTerms({
    "POST /api/admin/legal/terms/versions": {
      status: 400,
      json: { code: "validation_failed", message: "", fields: { "texts.ko": refusal } },
    },
  });
  fireEvent.change(korean(), { target: { value: "x" } });
  await person.click(screen.getByRole("switch", { name: /уншиж, баталж байна/ }));
  await person.click(screen.getByRole("button", { name: "Нийтлэх" }));
  await waitFor(() => expect(korean().getAttribute("aria-invalid")).toBe("true"));
  expect(korean().value).toBe("x");
});

it("a template of today's settings replaces what is there, on a press", async () => {
  const { person } = await openTerms();
  expect(screen.queryByRole("button", { name: "Загвараар солих" })).toBeNull();
  fireEvent.change(korean(), { target: { value: "x" } });
  await person.click(await screen.findByRole("button", { name: "Загвараар солих" }));
  expect(korean().value).toBe(TEXTS.ko);
});

it("says what somebody else has changed meanwhile, and asks", async () => {
  const present = { ...LEGAL, texts: { ...TEXTS, ko: "# 다른 사람" }, version: "2" };
  const { person } = await openTerms({
    "PUT /api/admin/legal/terms": { status: 409, json: { code: "changed_meanwhile", message: "", present } },
  });
  fireEvent.change(korean(), { target: { value: "# 목적\n\n내 본문" } });
  await person.click(screen.getByRole("button", { name: "Ноорог хадгалах" }));
  const question = await screen.findByRole("alert");
  expect(within(question).getAllByRole("button").length).toBeGreaterThan(0);
  expect(korean().value).toContain("내 본문");
});
