import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import PasswordResetPage from "./password-reset";

it("leads from a link that is used or too old to a new one", async () => {
  const { person, callsOf } = await renderPage(<PasswordResetPage />, {
    at: "/password-reset?token=old",
    answers: {
      "POST /api/password-reset/confirm": { status: 400, json: { code: "reset_token_invalid", message: "…" } },
    },
  });
  await person.type(screen.getByLabelText("Шинэ нууц үг"), "шинэ-нууц-үг");
  await person.type(screen.getByLabelText("Нууц үг давтах"), "шинэ-нууц-үг");
  await person.click(screen.getByRole("button", { name: "Нууц үг солих" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Холбоос хүчингүй болсон");
  expect(callsOf("POST /api/password-reset/confirm").map(({ body }) => body)).toEqual([
    { token: "old", password: "шинэ-нууц-үг" },
  ]);
  await person.click(screen.getByRole("button", { name: "Шинэ холбоос авах" }));
  screen.getByRole("button", { name: "Холбоос авах" });
});
