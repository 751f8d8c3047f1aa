// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
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

describe("when the server does not answer at all", () => {
  const lost = () => {
    throw new TypeError("Failed to fetch");
  };

  it("signing in says so", async () => {
    const { person } = await renderPage(<AuthPage />, { at: "/auth", answers: { "POST /api/login": lost } });
    await person.type(screen.getByLabelText("Хэрэглэгчийн нэр эсвэл имэйл"), "saraa@example.com");
    await person.type(screen.getByLabelText("Нууц үг"), "нууц-үг-123");
    await person.click(screen.getByRole("button", { name: "Нэвтрэх" }));
    await screen.findByText("Нэвтэрч чадсангүй");
  });

  it("registering says so", async () => {
    const { person } = await renderPage(<AuthPage />, {
      at: "/auth?tab=signup",
      answers: { "POST /api/register": lost },
    });
    for (const [label, text] of Object.entries({
      "Хэрэглэгчийн нэр": "saraa",
      Нэр: "Сараа Дорж",
      Имэйл: "saraa@example.com",
      "Утасны дугаар": "01098765432",
      "Нууц үг": "нууц-үг-123",
      "Нууц үг давтах": "нууц-үг-123",
    }))
      await person.type(screen.getByLabelText(label), text);
    await person.click(screen.getByRole("button", { name: "Бүртгүүлэх" }));
    await screen.findByText("Бүртгэл үүсгэх үед алдаа гарлаа. Дахин оролдоно уу.");
  });
});
