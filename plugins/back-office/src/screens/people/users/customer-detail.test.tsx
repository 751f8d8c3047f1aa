import { screen, waitFor, within } from "@testing-library/react";
import type { AccountMerge, MergeAnswer, User } from "@zakh/accounts/contract";
import type { CustomerOrder, CustomerPage, OwnerNote } from "@zakh/bookkeeping/contract";
import { expect, it } from "vitest";
import { EMPTY_SHOP } from "../../testing/empty-shop.testing";
import { type Answers, type Call, openScreen } from "../../testing/render-screen.testing";

const SARAA: User = {
  id: 1,
  username: "saraa",
  name: "Сараа Дорж",
  email: "saraa@example.com",
  phone: "010-1234-5678",
  isAdmin: false,
  createdAt: "2026-11-01T01:00:00.000Z",
};
const OTHER: User = { ...SARAA, id: 2, username: "saraa2", name: "Сараа (утас)", email: "saraa2@example.com" };

const ORDERS = Array.from(
  { length: 21 },
  (_, at): CustomerOrder => ({
    id: 21 - at,
    createdAt: "2026-11-25T12:00:00.000Z",
    status: "pending",
    total: 27_900,
    due: at === 0 ? 900 : 0,
    toTransfer: 0,
    creditWaits: at === 0 ? 2670 : 0,
  }),
);
const NOTE: OwnerNote = { id: 7, text: "Хонгилоор ор", orderId: null, by: "Админ", at: "2026-11-26T01:00:00.000Z" };

const page = (orders: CustomerOrder[], more: Partial<CustomerPage> = {}): CustomerPage => ({
  user: SARAA,
  orders,
  orderCount: orders.length,
  sums: { orders: 21, bought: 558_000, due: 900, toTransfer: 0, creditWaits: 2670 },
  credit: 3000,
  senders: ["SARAA DORJ", "БАТ"],
  ...more,
});

/** A shop with the customer, whose orders come in pages. */
const SHOP: Answers = {
  ...EMPTY_SHOP,
  "GET /api/admin/users": { json: [SARAA, OTHER], headers: { "X-Total-Count": "2" } },
  "GET /api/admin/customers/1": ({ query }: Call) => {
    const [offset, limit] = [Number(query.get("offset")), Number(query.get("limit"))];
    return { json: page(ORDERS.slice(offset, offset + limit), { orderCount: ORDERS.length }) };
  },
  "GET /api/admin/customers/1/notes": { json: [NOTE] },
};

async function open(answers: Answers = {}) {
  const rendered = await openScreen("users?id=1", { answers: { ...SHOP, ...answers } });
  const drawer = within(await screen.findByRole("dialog"));
  return { ...rendered, drawer };
}

const orderNumbers = (list: HTMLElement) =>
  within(list)
    .getAllByText(/^ORD-/)
    .map(({ textContent }) => textContent);

it("shows who it is, the sums of all orders, the senders' names and the orders in pages", async () => {
  const { person, drawer } = await open();
  for (const text of ["saraa · ID 1", "SARAA DORJ, БАТ", "₩558,000", "₩3,000", "₩900", "21 захиалга"])
    expect(await drawer.findByText(text), text).toBeTruthy();
  const list = drawer.getByRole("list", { name: "Захиалга" });
  expect([orderNumbers(list).length, orderNumbers(list)[0]]).toEqual([20, "ORD-0021"]);
  expect(within(list).getByText(/Төлөх үлдэгдэл: ₩900/)).toBeTruthy();
  // What becomes credit with the delivery is nothing to transfer.
  expect(within(list).getByText(/Хүргэсний дараа хэтэвчинд орох мөнгө: ₩2,670/)).toBeTruthy();
  expect(drawer.getByText("₩2,670")).toBeTruthy();
  expect(drawer.queryByText(/Буцаах мөнгө/)).toBeNull();
  await person.click(drawer.getByRole("button", { name: "Дараах" }));
  await waitFor(() => expect(orderNumbers(list)).toEqual(["ORD-0001"]));
});

it("shows a customer of whom nothing is known yet", async () => {
  const user = { ...SARAA, name: "", phone: "", email: "" };
  const { drawer } = await open({
    "GET /api/admin/customers/1": {
      json: page([], {
        user,
        senders: [],
        credit: 0,
        sums: { orders: 0, bought: 0, due: 0, toTransfer: 0, creditWaits: 0 },
      }),
    },
    "GET /api/admin/customers/1/notes": { json: [] },
  });
  expect(await drawer.findByRole("heading", { name: "saraa" })).toBeTruthy();
  expect(drawer.getByText("0 захиалга")).toBeTruthy();
  expect(drawer.queryByText("Төлөх үлдэгдэл")).toBeNull();
  expect(drawer.queryByRole("list", { name: "Дотоод тэмдэглэл" })).toBeNull();
});

it("says when the page or the notes could not be loaded, each with its own retry", async () => {
  const up = { page: false, notes: false };
  const { person, drawer } = await open({
    "GET /api/admin/customers/1": () => (up.page ? { json: page(ORDERS.slice(0, 1)) } : { status: 500 }),
    "GET /api/admin/customers/1/notes": () => (up.notes ? { json: [NOTE] } : { status: 500 }),
  });
  await drawer.findByText("Хэрэглэгчийг ачаалж чадсангүй");
  up.page = true;
  await person.click(drawer.getByRole("button", { name: "Дахин оролдох" }));
  await drawer.findByText("Тэмдэглэлийг ачаалж чадсангүй");
  up.notes = true;
  await person.click(drawer.getByRole("button", { name: "Дахин оролдох" }));
  await drawer.findByText(NOTE.text);
});

const noteField = () => screen.findByLabelText<HTMLTextAreaElement>("Хэрэглэгчийн тухай тэмдэглэл");
const addNote = () => screen.getByRole<HTMLButtonElement>("button", { name: "Тэмдэглэл нэмэх" });

it("adds a note, and keeps the typed text where it is refused", async () => {
  const message = "Тэмдэглэл хэт урт байна";
  let isRefused = true;
  const { person, drawer, callsOf } = await open({
    "POST /api/admin/customers/1/notes": () =>
      isRefused
        ? { status: 400, json: { code: "text_too_long", message } }
        : { status: 201, json: [{ ...NOTE, id: 8, text: "Утасдаж ир" }, NOTE] },
  });
  const field = await noteField();
  expect(addNote().disabled).toBe(true);
  await person.type(field, "Утасдаж ир");
  await person.click(addNote());
  await screen.findByText(message);
  expect(field.value).toBe("Утасдаж ир");
  isRefused = false;
  await person.click(addNote());
  await waitFor(() => expect(field.value).toBe(""));
  const notes = within(drawer.getByRole("list", { name: "Дотоод тэмдэглэл" })).getAllByRole("listitem");
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Утасдаж ир"),
    expect.stringContaining(NOTE.text),
  ]);
  expect(callsOf("POST /api/admin/customers/1/notes").map(({ body }) => body)).toEqual(
    Array(2).fill({ text: "Утасдаж ир" }),
  );
});

it("deletes a note after asking, and lists the notes anew where somebody else has deleted it", async () => {
  let isThere = true;
  const message = "Олдсонгүй";
  const { person, drawer, callsOf } = await open({
    "GET /api/admin/customers/1/notes": () => ({ json: isThere ? [NOTE] : [] }),
    "DELETE /api/admin/notes/7": () => {
      isThere = false;
      return { status: 404, json: { code: "not_found", message } };
    },
  });
  const remove = await drawer.findByRole("button", { name: `${NOTE.text}: устгах` });
  await person.click(remove);
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Болих" }));
  expect(callsOf("DELETE /api/admin/notes/7")).toEqual([]);
  await person.click(remove);
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Устгах" }));
  await screen.findByText(message);
  await waitFor(() => expect(drawer.queryByText(NOTE.text)).toBeNull());
});

it("asks before a typed note is lost", async () => {
  const { person, address, goTo } = await open();
  const field = await noteField();
  await person.type(field, "Утасдаж ир");
  for (const leave of [
    () => person.click(screen.getAllByRole("button", { name: "Хаах" })[0] as HTMLElement),
    () => goTo("/admin/users?id=2"),
    () => goTo("/admin/orders"),
  ]) {
    await leave();
    const question = within(await screen.findByRole("alertdialog", { name: "Хадгалаагүй өөрчлөлт байна" }));
    await person.click(question.getByRole("button", { name: "Үргэлжлүүлэх" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect([address(), field.value]).toEqual(["/admin/users?id=1", "Утасдаж ир"]);
  }
  await goTo("/admin/orders");
  await person.click(await screen.findByRole("button", { name: "Хадгалахгүй гарах" }));
  await waitFor(() => expect(address()).toBe("/admin/orders"));
});

const MOVED = { orders: 2, credit: 5000, cartLines: 0, senders: 1, notes: 0, stockAlerts: 0, mealKits: 0, reviews: 0 };
const EFFECTS: MergeAnswer = { from: OTHER, into: SARAA, moved: MOVED, losesSignIn: true };
const MERGE: AccountMerge = {
  fromId: OTHER.id,
  name: OTHER.name,
  username: OTHER.username,
  email: OTHER.email,
  moved: MOVED,
  by: "Админ",
  at: "2026-11-27T01:00:00.000Z",
};
const MERGES = "POST /api/admin/users/1/merges";

/** Opens the form that makes another account part of this one, and searches for it. */
async function openMerge(answers: Answers) {
  const rendered = await open({
    "GET /api/admin/customers": {
      json: [
        { ...SARAA, lastOrder: null },
        { ...OTHER, lastOrder: null },
      ],
    },
    ...answers,
  });
  const { person } = rendered;
  await person.click(await screen.findByRole("button", { name: "Өөр бүртгэлтэй нэгтгэх" }));
  const form = within(await screen.findByRole("dialog", { name: "Сараа Дорж: өөр бүртгэлтэй нэгтгэх" }));
  await person.type(form.getByLabelText("Нөгөө бүртгэл"), "сараа");
  return { ...rendered, form, submit: form.getByRole<HTMLButtonElement>("button", { name: "Нэгтгэх" }) };
}

it("says what a merge of two accounts does before it is done, and keeps it in the page", async () => {
  let isMerged = false;
  const { person, form, submit, callsOf, drawer } = await openMerge({
    [MERGES]: ({ body }) => {
      isMerged ||= !(body as { preview: boolean }).preview;
      return { json: EFFECTS };
    },
    "GET /api/admin/users/1/merges": () => ({ json: isMerged ? [MERGE] : [] }),
  });
  // The account itself is not among those that are found.
  const found = await form.findByRole("list", { name: "Нөгөө бүртгэл" });
  expect(within(found).getAllByRole("button")).toHaveLength(1);
  expect(submit.disabled).toBe(true);
  // Its login tells it from an account of the same name and phone.
  await person.click(within(found).getByRole("button", { name: /^Сараа \(утас\).*saraa2/ }));
  for (const text of ["2 захиалга", "Санасан 1 илгээгчийн нэр", /^saraa2@example.com хаягаар цаашид нэвтрэх боломжгүй/])
    expect(await form.findByText(text)).toBeTruthy();
  expect(isMerged).toBe(false);
  await person.click(submit);
  await screen.findByText("Бүртгэлүүд нэгдлээ");
  await drawer.findByText(/saraa2 · saraa2@example.com · ID 2/);
  expect(callsOf(MERGES).map(({ body }) => body)).toEqual([
    { from: 2, preview: true },
    { from: 2, preview: false },
  ]);
});

it("shows in the server's words why two accounts stay two, also where that has come up after the preview", async () => {
  let refusal = "Ажилтны бүртгэлийг нэгтгэх боломжгүй";
  let isPreviewed = false;
  const { person, form, submit } = await openMerge({
    [MERGES]: ({ body }) =>
      isPreviewed && (body as { preview: boolean }).preview
        ? { json: EFFECTS }
        : { status: 409, json: { code: "merge_staff", message: refusal } },
  });
  const other = await form.findByRole("button", { name: /^Сараа \(утас\)/ });
  await person.click(other);
  await screen.findByText(refusal);
  expect(submit.disabled).toBe(true);
  isPreviewed = true;
  refusal = "Бүртгэл хаагдсан байна";
  await person.click(other);
  await form.findByText("Хаагдах бүртгэл");
  await person.click(submit);
  await screen.findByText(refusal);
  // Another one can be chosen still.
  await person.click(form.getByRole("button", { name: "Өөр бүртгэл сонгох" }));
  expect(form.getByRole("list", { name: "Нөгөө бүртгэл" })).toBeTruthy();
});

it("says that no other account was found, and when the search failed", async () => {
  let isUp = false;
  const { person, form } = await openMerge({
    "GET /api/admin/customers": () => (isUp ? { json: [{ ...SARAA, lastOrder: null }] } : { status: 500 }),
  });
  const retry = await form.findByRole("button", { name: "Дахин оролдох" });
  isUp = true;
  await person.click(retry);
  await form.findByText("Хэрэглэгч олдсонгүй");
});
