import { screen, waitFor } from "@testing-library/react";
import type { OwnStore } from "@zakh/marketplace/contract";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { type Answers, renderPage } from "../testing/render-page";
import { OWN_BOOKS, OWN_STORE, SARAA, STORE_CATEGORIES } from "../testing/shop-data";
import DashboardPage from "./dashboard/dashboard";
import EditStorePage from "./edit/edit-store";
import AddProductPage from "./products/add-product";

const answersOf = (store: OwnStore): Answers => ({
  ...STORE_CATEGORIES,
  "GET /api/stores/my-stores": { json: [store] },
  "GET /api/stores/3/products": { json: [] },
  "GET /api/stores/3/orders": { json: [], headers: { "X-Total-Count": "0" } },
  "GET /api/stores/3/books": { json: OWN_BOOKS },
});

const REFUSED: OwnStore = {
  ...OWN_STORE,
  isVerified: false,
  isActive: false,
  suspension: { reason: "Дутуу", suspendedAt: "2026-01-02T00:00:00.000Z" },
};

it("a refused store that has told everything is sent again by one press", async () => {
  const answers: Answers = {
    ...answersOf(REFUSED),
    "POST /api/stores/3/application": { json: { ...REFUSED, isActive: true, suspension: null } },
  };
  const { person } = await renderPage(<DashboardPage />, { at: "/store/dashboard", user: SARAA, answers });
  await person.click(await screen.findByRole("button", { name: "Дахин илгээх" }));
  await screen.findByText("Таны дэлгүүр баталгаажуулалт хүлээж байна");
  expect(screen.queryByRole("button", { name: "Дахин илгээх" })).toBeNull();
});

it("one that has not is led to what is missing first", async () => {
  const answers = answersOf({ ...REFUSED, representative: "", missing: ["representative"] });
  await renderPage(<DashboardPage />, { at: "/store/dashboard", user: SARAA, answers });
  const link = await screen.findByRole("link", { name: "Мэдээлэл нэмэх" });
  expect(link.getAttribute("href")).toBe("/store/edit/3#identity");
  await screen.findByText(/Төлөөлөгч \(대표자\)/);
  expect(screen.queryByRole("button", { name: "Дахин илгээх" })).toBeNull();
});

it("what waits for the admin already is not asked for again", async () => {
  const requestedChanges = { representative: "Болд" };
  const store: OwnStore = { ...OWN_STORE, representative: "", missing: ["representative"], requestedChanges };
  await renderPage(<DashboardPage />, { at: "/store/dashboard", user: SARAA, answers: answersOf(store) });
  await screen.findByText("— → Болд");
  expect(screen.queryByText("Дэлгүүрийн мэдээлэл дутуу байна")).toBeNull();
});

it("the form checks the business number, and sends who the store is", async () => {
  const answers: Answers = { ...answersOf(OWN_STORE), "PUT /api/stores/3": { json: OWN_STORE } };
  const props = { params: { id: "3" } } as unknown as ComponentProps<typeof EditStorePage>;
  const at = "/store/edit/3#meatLicence";
  const { person, callsOf } = await renderPage(<EditStorePage {...props} />, { at, user: SARAA, answers });
  const licence = await screen.findByLabelText<HTMLInputElement>(/식육판매업 신고번호/);
  await waitFor(() => expect(document.activeElement).toBe(licence));
  const number = screen.getByLabelText(/사업자등록번호/);
  await person.clear(number);
  await person.type(number, "124-81-00997");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText(/дугаар буруу/);
  await person.clear(number);
  await person.type(number, "124 81 00998");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await waitFor(() => expect(callsOf("PUT /api/stores/3")).toHaveLength(1));
  const sent = callsOf("PUT /api/stores/3")[0]?.body as [string, string][];
  expect(Object.fromEntries(sent)).toMatchObject({
    businessNumber: "124-81-00998",
    tradeName: "신선 정육",
    mailOrderExempt: "true",
    meatLicence: "제1호",
  });
});

it("for meat, the product's form of a store without a licence leads to its field", async () => {
  const answers = answersOf({ ...OWN_STORE, meatLicence: "" });
  const { person } = await renderPage(<AddProductPage />, { at: "/store/products/add", user: SARAA, answers });
  const category = await screen.findByLabelText("Ангилал");
  await screen.findByRole("option", { name: "Хонины мах" });
  expect(screen.queryByText("Мах зарахад зөвшөөрөл хэрэгтэй")).toBeNull();
  await person.selectOptions(category, "Хонины мах");
  await screen.findByText("Мах зарахад зөвшөөрөл хэрэгтэй");
  const link = screen.getByRole("link", { name: "Зөвшөөрлийн дугаар бичих" });
  expect(link.getAttribute("href")).toBe("/store/edit/3#meatLicence");
});
