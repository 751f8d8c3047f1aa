// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
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
