import { screen, waitFor, within } from "@testing-library/react";
import type { SavedAddress } from "@zakh/accounts/contract";
import { expect, it } from "vitest";
import { type Answers, renderPage } from "../../testing/render-page";
import { OPEN_SHOP, SARAA } from "../../testing/shop-data";
import AddressesPage from "./addresses";

const HOME: SavedAddress = {
  ...{ id: 1, label: "Гэр", recipientName: "Сараа", phone: "010-9876-5432", isDefault: true },
  ...{ postcode: "28644", roadAddress: "충북 청주시 1순환로 7", building: "101동", doorCode: "#1", deliveryNote: "" },
};
const WORK: SavedAddress = { ...HOME, id: 2, label: "Ажил", roadAddress: "서울 테헤란로 1", isDefault: false };

function open(answers: Answers = {}) {
  answers["GET /api/user/addresses"] ??= { json: [HOME, WORK] };
  return renderPage(<AddressesPage />, { at: "/my-page/addresses", user: SARAA, answers });
}

it("lists the addresses with their recipient and the code of the door, the default marked", async () => {
  await open();
  const home = within(await screen.findByRole("article", { name: "Гэр" }));
  home.getByText("(28644) 충북 청주시 1순환로 7, 101동");
  home.getByText("Сараа · 010-9876-5432");
  home.getByText("#1");
  home.getByText("Үндсэн");
  expect(within(screen.getByRole("article", { name: "Ажил" })).queryByText("Үндсэн")).toBeNull();
});

it("says that there is none, and adds the first", async () => {
  const { person, callsOf } = await open({
    "GET /api/user/addresses": { json: [] },
    "POST /api/user/addresses": { status: 201, json: HOME },
  });
  await screen.findByText("Хадгалсан хаяг алга");
  await person.click(screen.getByRole("button", { name: "Хаяг нэмэх" }));
  const form = within(await screen.findByRole("dialog", { name: "Хаяг нэмэх" }));
  await person.click(form.getByRole("button", { name: "Хадгалах" }));
  await form.findByText(/хамгийн багадаа 5 тэмдэгт/);
  await person.type(form.getByLabelText("Шуудангийн код"), "286 44");
  await person.type(form.getByLabelText("Хүргэлтийн хаяг"), "충북 청주시 1순환로 7");
  await person.click(form.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Хаяг хадгалагдлаа");
  expect(callsOf("POST /api/user/addresses").map(({ body }) => body)).toEqual([
    {
      ...{ label: "", recipientName: SARAA.name, phone: SARAA.phone, deliveryNote: "", isDefault: false },
      ...{ postcode: "28644", roadAddress: "충북 청주시 1순환로 7", building: "", doorCode: "" },
    },
  ]);
});

it("tries again where the addresses did not come", async () => {
  const answers: Answers = { "GET /api/user/addresses": { status: 500, json: {} } };
  const { person } = await open(answers);
  await screen.findByText("Хаягуудыг ачаалж чадсангүй");
  answers["GET /api/user/addresses"] = { json: [HOME] };
  await person.click(screen.getByRole("button", { name: "Дахин оролдох" }));
  await screen.findByRole("article", { name: "Гэр" });
});

it("makes another one the default, and edits one", async () => {
  const { person, callsOf } = await open({ "PUT /api/user/addresses/2": { json: WORK } });
  await person.click(await screen.findByRole("button", { name: "Ажил: үндсэн болгох" }));
  await screen.findByText("Хаяг хадгалагдлаа");
  expect(callsOf("PUT /api/user/addresses/2")[0]?.body).toMatchObject({ label: "Ажил", isDefault: true });
  await person.click(screen.getByRole("button", { name: "Ажил: засах" }));
  const form = within(await screen.findByRole("dialog", { name: "Хаяг засах" }));
  await person.type(form.getByLabelText("Орцны код"), "23");
  await person.click(form.getByRole("button", { name: "Хадгалах" }));
  await waitFor(() => expect(callsOf("PUT /api/user/addresses/2")).toHaveLength(2));
  expect(callsOf("PUT /api/user/addresses/2")[1]?.body).toMatchObject({
    doorCode: "#123",
    roadAddress: "서울 테헤란로 1",
  });
});

it("deletes one, and the undo brings it back", async () => {
  const { person, callsOf } = await open({
    "DELETE /api/user/addresses/1": { status: 204 },
    "POST /api/user/addresses": { status: 201, json: HOME },
  });
  await person.click(await screen.findByRole("button", { name: "Гэр: устгах" }));
  await screen.findByText("Хаяг устлаа");
  await person.click(screen.getByRole("button", { name: "Буцаах" }));
  await waitFor(() => expect(callsOf("POST /api/user/addresses")).toHaveLength(1));
  const { id: _, ...deleted } = HOME;
  expect(callsOf("POST /api/user/addresses")[0]?.body).toEqual(deleted);
});

it("says what the server refuses", async () => {
  const message = "Хамгийн ихдээ 20 хаяг хадгална. Хэрэггүйг нь устгана уу.";
  const { person } = await open({
    "DELETE /api/user/addresses/1": { status: 404, json: { code: "address_not_found", message } },
  });
  await person.click(await screen.findByRole("button", { name: "Гэр: устгах" }));
  await screen.findByText("Хаягийг устгаж чадсангүй");
  screen.getByText(message);
});

it("offers the postcode search only where the shop has it on", async () => {
  const { person } = await open({ "GET /api/delivery": { json: { ...OPEN_SHOP, postcodeSearch: false } } });
  await person.click(await screen.findByRole("button", { name: "Хаяг нэмэх" }));
  const form = within(await screen.findByRole("dialog", { name: "Хаяг нэмэх" }));
  form.getByLabelText("Шуудангийн код");
  expect(form.queryByRole("button", { name: "Шуудангийн код хайх" })).toBeNull();
});
