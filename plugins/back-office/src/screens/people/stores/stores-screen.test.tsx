import { screen, within } from "@testing-library/react";
import { textsOf } from "@zakh/kit/contract";
import { type AdminStore, NO_IDENTITY } from "@zakh/marketplace/contract";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.testing";
import StoresScreen from "./stores-screen";

const STORE: AdminStore = {
  id: 7,
  name: "Говь",
  ...textsOf(["description", "deliveryPromise"]),
  ...NO_IDENTITY,
  logoUrl: "",
  coverImageUrl: "",
  photoUrls: [],
  services: [],
  address: "Чонжү 1",
  position: "",
  phone: "010-1234-5678",
  email: "gobi@example.com",
  openingHours: {},
  sendingDays: null,
  categoryId: 1,
  userId: 3,
  isActive: true,
  isVerified: false,
  createdAt: "2026-11-30T01:00:00.000Z",
  categoryName: "Хоол",
  owner: { id: 3, username: "bold", email: "bold@example.com", name: "Болд" },
  productCount: 0,
  orderCount: 0,
  isSuspended: false,
  missing: ["tradeName", "businessNumber"],
  language: "ru",
  lastDecision: null,
  handedInAt: null,
};

const open = (store: AdminStore, answer: object = { json: store }) =>
  renderScreen(<StoresScreen />, {
    at: "/stores?id=7",
    answers: {
      "GET /api/admin/stores": { json: [store], headers: { "X-Total-Count": "1" } },
      "GET /api/admin/stores/7": { json: store },
      "GET /api/admin/stores/7/decisions": { json: [] },
      "GET /api/admin/service-categories": { json: [] },
      "PATCH /api/admin/stores/7": answer,
    },
  });

it("says what a store that waits has not told, and refuses it by one press with that, in its owner's language", async () => {
  const { person, callsOf } = await open(STORE);
  const missing = await screen.findByRole("region", { name: "Мэдээлэл дутуу" });
  within(missing).getByText(/Аж ахуйн нэр \(상호\), Бизнес бүртгэлийн дугаар \(사업자등록번호\)/);
  await person.click(within(missing).getByRole("button", { name: "Татгалзаж, юу дутууг хэлэх" }));
  await screen.findByText("Дэлгүүрээс татгалзлаа");
  expect(callsOf("PATCH /api/admin/stores/7").map(({ body }) => body)).toMatchObject([
    { isActive: false, seen: { name: "Говь", tradeName: "" }, reason: expect.stringContaining("Наименование (상호)") },
  ]);
});

it("shows why the server refuses to approve it", async () => {
  const json = { code: "store_identity_missing", message: "Дутуу: 상호" };
  const { person } = await open(STORE, { status: 409, json });
  const detail = await screen.findByRole("dialog", { name: "Говь" });
  await person.click(await within(detail).findByRole("button", { name: "Баталгаажуулах" }));
  await screen.findByText("Дутуу: 상호");
});

it("shows what is to change from what to what, confirms what was seen, and refuses only with a reason", async () => {
  const requestedChanges = { address: "Чонжү 2", representative: "Сараа" };
  const { person, callsOf } = await open({ ...STORE, isVerified: true, missing: [], requestedChanges });
  const asked = await screen.findByRole("region", { name: "Хүссэн өөрчлөлт" });
  within(asked).getByText("Чонжү 1 → Чонжү 2");
  within(asked).getByText("— → Сараа");
  expect(screen.queryByRole("region", { name: "Мэдээлэл дутуу" })).toBeNull();
  await person.click(within(asked).getByRole("button", { name: "Татгалзах" }));
  const asking = within(await screen.findByRole("dialog", { name: "Говь: Татгалзах" }));
  await person.click(asking.getByRole("button", { name: "Татгалзах" }));
  await asking.findByText("Энэ талбарыг бөглөнө үү");
  await person.type(asking.getByLabelText("Шалтгаан"), "Гэрээ");
  await person.click(asking.getByRole("button", { name: "Татгалзах" }));
  await screen.findByText("Өөрчлөлтөөс татгалзсан");
  await person.click(within(asked).getByRole("button", { name: "Өөрчлөлтийг батлах" }));
  await screen.findByText("Өөрчлөлтийг баталсан");
  expect(callsOf("PATCH /api/admin/stores/7").map(({ body }) => body)).toEqual([
    { confirmChanges: false, requestedChanges, reason: "Гэрээ" },
    { confirmChanges: true, requestedChanges, reason: "" },
  ]);
});
