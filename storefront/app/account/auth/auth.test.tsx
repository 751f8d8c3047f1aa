// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import AuthPage from "./auth";

it("names what is wrong at signing up, and sends nothing", async () => {
  const { person } = await renderPage(<AuthPage />, { at: "/auth?tab=signup" });
  await person.type(screen.getByLabelText("Хэрэглэгчийн нэр"), "a");
  await person.type(screen.getByLabelText("Нууц үг"), "123");
  await person.type(screen.getByLabelText("Нууц үг давтах"), "1234");
  await person.click(screen.getByRole("button", { name: "Бүртгүүлэх" }));
  await screen.findByText("Хэрэглэгчийн нэр хамгийн багадаа 3 тэмдэгт байх ёстой");
  screen.getByText("Нууц үг хамгийн багадаа 6 тэмдэгт байх ёстой");
  expect(window.location.pathname).toBe("/auth");
});

it.each([
  ["login", "POST /api/login", { "Хэрэглэгчийн нэр эсвэл имэйл": "saraa", "Нууц үг": "нууц-үг-123" }, "Нэвтрэх"],
  [
    "signup",
    "POST /api/register",
    {
      "Хэрэглэгчийн нэр": "saraa",
      Нэр: "Сараа",
      Имэйл: "saraa@example.com",
      "Нууц үг": "нууц-үг-123",
      "Нууц үг давтах": "нууц-үг-123",
    },
    "Бүртгүүлэх",
  ],
])("sends what a password manager has written without an event: %s", async (tab, call, written, button) => {
  const answers = { [call]: { status: 401, json: { code: "login_failed", message: "" } } };
  const { person, callsOf } = await renderPage(<AuthPage />, { at: `/auth?tab=${tab}`, answers });
  for (const [label, text] of Object.entries(written)) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  }
  const phone = screen.queryByLabelText("Утасны дугаар");
  if (phone) await person.type(phone, "01098765432");
  const form = screen.getByLabelText<HTMLInputElement>("Нууц үг").form as HTMLFormElement;
  await person.click(within(form).getByRole("button", { name: button }));
  await waitFor(() => expect(callsOf(call)).toHaveLength(1));
  expect(Object.values(callsOf(call)[0]?.body as object)).toEqual(expect.arrayContaining(Object.values(written)));
});
