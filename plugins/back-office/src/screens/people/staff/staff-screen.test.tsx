import { screen, waitFor, within } from "@testing-library/react";
import type { StaffMember } from "@zakh/accounts/contract";
import { expect, it } from "vitest";
import { EMPTY_SHOP } from "../../testing/empty-shop.testing";
import { type Answers, openScreen } from "../../testing/render-screen.testing";

const OWNER: StaffMember = {
  id: 1,
  username: "admin",
  email: "owner@example.com",
  name: "Эзэн Сараа",
  role: "owner",
  signedInAt: "2026-11-28T01:00:00.000Z",
};
const PACKER: StaffMember = {
  ...OWNER,
  id: 2,
  email: "packer@example.com",
  name: "Савлагч Болд",
  role: "packer",
  signedInAt: null,
};

const STAFF: Answers = { ...EMPTY_SHOP, "GET /api/admin/staff": { json: [OWNER, PACKER] } };

const row = async (name: string) => within((await screen.findByText(name)).closest("tr, li") as HTMLElement);

it("lists everybody with their role and since when they are signed in", async () => {
  await openScreen("staff", { answers: STAFF });
  expect((await row(OWNER.name)).getByText("Эзэн")).toBeTruthy();
  expect((await row(PACKER.name)).getByText("Савлагч")).toBeTruthy();
  expect((await row(PACKER.name)).getByText("—")).toBeTruthy();
});

it("gives somebody another role, and says what it may do before", async () => {
  const { person, callsOf } = await openScreen("staff", {
    answers: { ...STAFF, "PUT /api/admin/staff/2": { json: { ...PACKER, role: "office" } } },
  });
  await person.click((await row(PACKER.name)).getByRole("button", { name: `${PACKER.name}: засах` }));
  const drawer = within(await screen.findByRole("dialog"));
  expect(drawer.getByText(/Үнийн дүн харагдахгүй/)).toBeTruthy();
  await person.click(drawer.getByRole("combobox", { name: "Эрх" }));
  await person.click(await screen.findByRole("option", { name: "Оффис" }));
  expect(drawer.getByText(/мөнгө гаргахгүй/)).toBeTruthy();
  await person.click(drawer.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Эрх шинэчлэгдлээ");
  expect(callsOf("PUT /api/admin/staff/2").map(({ body }) => body)).toEqual([{ role: "office" }]);
});

it("takes a role after asking, and shows the refusal for the last owner in the server's words", async () => {
  const message = "Цорын ганц эзний эрхийг хасах боломжгүй.";
  const { person, callsOf } = await openScreen("staff", {
    answers: { ...STAFF, "DELETE /api/admin/staff/1": { status: 409, json: { code: "last_owner", message } } },
  });
  const take = (await row(OWNER.name)).getByRole("button", { name: `${OWNER.name}: устгах` });
  await person.click(take);
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Болих" }));
  expect(callsOf("DELETE /api/admin/staff/1")).toEqual([]);
  await person.click(take);
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Эрхийг хасах" }));
  await screen.findByText(message);
});

it("invites somebody as a packer unless another role is chosen, and says where an email with an account gets one", async () => {
  const message = "Энэ имэйл дэлгүүрт бүртгэлтэй байна.";
  const taken = { code: "staff_has_account", message };
  let known = true;
  const { person, callsOf } = await openScreen("staff", {
    answers: {
      ...STAFF,
      "POST /api/admin/staff": () =>
        known ? { status: 409, json: { ...taken, fields: { email: taken } } } : { status: 201, json: PACKER },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Ажилтан урих" }));
  const drawer = within(await screen.findByRole("dialog"));
  await person.type(drawer.getByLabelText("Имэйл"), PACKER.email);
  await person.type(drawer.getByLabelText("Овог нэр"), PACKER.name);
  await person.click(drawer.getByRole("button", { name: "Урилга илгээх" }));
  expect((await drawer.findByRole("alert")).textContent).toBe(message);
  known = false;
  await person.click(drawer.getByRole("button", { name: "Урилга илгээх" }));
  await screen.findByText("Урилга илгээлээ");
  const sent = { email: PACKER.email, name: PACKER.name, role: "packer" };
  expect(callsOf("POST /api/admin/staff").map(({ body }) => body)).toEqual([sent, sent]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
