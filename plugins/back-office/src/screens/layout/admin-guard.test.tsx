import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { EMPTY_SHOP } from "../testing/empty-shop.testing";
import { openScreen, renderScreen } from "../testing/render-screen.testing";
import { AdminGuard } from "./admin-guard";
import { LowDisk } from "./low-disk";
import { MenuContent } from "./menu";

it("a check of the session that fails twice leads to the sign-in", async () => {
  const { address, callsOf } = await openScreen("categories", {
    answers: { ...EMPTY_SHOP, "GET /api/admin/check-auth": { status: 500 } },
  });
  await waitFor(() => expect(address()).toBe("/admin/login?redirect=true"));
  expect(callsOf("GET /api/admin/check-auth")).toHaveLength(2);
  expect(callsOf("GET /api/categories")).toEqual([]);
});

it("after the session has ended, unsaved changes can be discarded for the sign-in page", async () => {
  let authenticated = true;
  const { person, address } = await openScreen("site-settings", {
    answers: {
      ...EMPTY_SHOP,
      "GET /api/admin/check-auth": () => ({ json: { authenticated } }),
      "PUT /api/settings/site-name": { status: 401 },
    },
  });
  fireEvent.change(await screen.findByLabelText("Сайтын нэр"), { target: { value: "Хагас бичсэн нэр" } });
  authenticated = false;
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  const again = await screen.findByRole("alertdialog");
  await person.click(within(again).getByRole("button", { name: "Хадгалахгүй гарах" }));
  await waitFor(() => expect(address()).toBe("/admin/login?redirect=true"));
});

it("a sign-out that fails says so, and stays", async () => {
  const { person, address } = await renderScreen(
    <AdminGuard>
      <MenuContent onLanguage={vi.fn()} />
    </AdminGuard>,
    { at: "/admin/users", answers: { "GET *": { json: [] }, "POST /api/admin/logout": { status: 500 } } },
  );
  await person.click(screen.getByRole("button", { name: "Гарах" }));
  await screen.findByText("Системээс гарахад алдаа гарлаа. Дахин оролдоно уу.");
  expect(address()).toBe("/admin/users");
});

const FULL = { contents: "files", freeMegabytes: 512, low: true };
const ROOM = { contents: "database", freeMegabytes: 90_000, low: false };

it.each([
  ["a nearly full disk is reported with what is left", [FULL, ROOM], ["512 МБ зай үлдсэн"]],
  ["nothing is said while there is room on the disk", [ROOM], []],
])("%s", async (_what, disks, said) => {
  const { callsOf } = await renderScreen(<LowDisk />, {
    answers: { "GET /api/admin/health": { json: { disks, failedJobs: 0 } } },
  });
  await waitFor(() => expect(callsOf("GET /api/admin/health")).toHaveLength(1));
  await waitFor(() => expect(screen.queryAllByRole("alert")).toHaveLength(said.length));
  for (const text of said) expect(screen.getByRole("alert").textContent).toContain(text);
});
