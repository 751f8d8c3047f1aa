import { screen, waitFor } from "@testing-library/react";
import { AGREE_TICK } from "@zakh/legal/contract";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { NO_LEGAL } from "../../testing/shop-data";
import AuthPage from "./auth";

const SARAA_TYPED = {
  "Хэрэглэгчийн нэр": "saraa",
  Нэр: "Сараа Дорж",
  Имэйл: "saraa@example.com",
  "Утасны дугаар": "01098765432",
  "Нууц үг": "нууц-үг-123",
  "Нууц үг давтах": "нууц-үг-123",
};

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

it("asks to agree to what the owner has confirmed, and sends the versions", async () => {
  const current = { terms: { id: 3, validFrom: "2026-12-01" }, privacy: { id: 4, validFrom: "2026-12-01" } };
  let terms = current.terms;
  const { person, callsOf } = await renderPage(<AuthPage />, {
    at: "/auth?tab=signup",
    answers: {
      "GET /api/legal": () => ({ json: { ...NO_LEGAL, ...current, terms } }),
      "POST /api/register": { status: 409, json: { code: "terms_changed", message: "Нөхцөл өөрчлөгдсөн" } },
    },
  });
  for (const [label, text] of Object.entries(SARAA_TYPED)) await person.type(screen.getByLabelText(label), text);
  await person.click(await screen.findByRole("checkbox", { name: AGREE_TICK.terms.mn }));
  await person.click(screen.getByRole("button", { name: "Бүртгүүлэх" }));
  await screen.findByText("Үргэлжлүүлэхийн тулд зөвшөөрлөө өгнө үү");
  const privacy = screen.getByRole("checkbox", { name: AGREE_TICK.privacy.mn });
  expect(document.activeElement).toBe(privacy);
  expect(callsOf("POST /api/register")).toEqual([]);
  await person.click(privacy);
  terms = { id: 5, validFrom: "2026-12-02" };
  await person.click(screen.getByRole("button", { name: "Бүртгүүлэх" }));
  await screen.findByText("Нөхцөл өөрчлөгдсөн");
  const changed = screen.getByRole<HTMLInputElement>("checkbox", { name: AGREE_TICK.terms.mn });
  await waitFor(() => expect(changed.checked, "the tick was for the version before").toBe(false));
  expect((privacy as HTMLInputElement).checked).toBe(true);
  await person.click(changed);
  await person.click(screen.getByRole("button", { name: "Бүртгүүлэх" }));
  await waitFor(() =>
    expect(callsOf("POST /api/register").map(({ body }) => body)).toMatchObject([
      { agreed: { terms: 3, privacy: 4 } },
      { agreed: { terms: 5, privacy: 4 } },
    ]),
  );
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
    for (const [label, text] of Object.entries(SARAA_TYPED)) await person.type(screen.getByLabelText(label), text);
    await person.click(screen.getByRole("button", { name: "Бүртгүүлэх" }));
    await screen.findByText("Бүртгэл үүсгэх үед алдаа гарлаа. Дахин оролдоно уу.");
  });
});
