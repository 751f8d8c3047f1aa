import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { SARAA } from "../../testing/shop-data";
import MyPage from "./my-page";

it("shows the server's refusal of a password at its field, and focuses it", async () => {
  const { person, callsOf } = await renderPage(<MyPage />, {
    at: "/my-page",
    user: SARAA,
    answers: {
      "GET /api/generated-meal-kits": { json: [] },
      "GET /api/user/orders": { json: [] },
      "POST /api/user/password": {
        status: 400,
        json: {
          code: "validation_failed",
          message: "…",
          fields: { password: { code: "password_too_long", message: "…" } },
        },
      },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Мэдээлэл засах" }));
  const form = within(await screen.findByRole("dialog", { name: "Мэдээлэл засах" }));
  await person.type(form.getByLabelText("Одоогийн нууц үг"), "нууц-үг-123");
  await person.type(form.getByLabelText("Шинэ нууц үг"), "шинэ-нууц-үг");
  await person.type(form.getByLabelText("Нууц үг давтах"), "өөр-нууц-үг");
  await person.click(form.getByRole("button", { name: "Нууц үг солих" }));
  await form.findByText("Нууц үг таарахгүй байна");
  expect(callsOf("POST /api/user/password")).toEqual([]);
  await person.clear(form.getByLabelText("Нууц үг давтах"));
  await person.type(form.getByLabelText("Нууц үг давтах"), "шинэ-нууц-үг");
  await person.click(form.getByRole("button", { name: "Нууц үг солих" }));
  await form.findByText("Нууц үг 256 тэмдэгтээс хэтрэхгүй байх ёстой");
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText("Шинэ нууц үг")));
});

it("asks before signing out everywhere loses unsaved changes, and a failure keeps them", async () => {
  const { person, callsOf } = await renderPage(<MyPage />, {
    at: "/my-page",
    user: SARAA,
    answers: {
      "GET /api/generated-meal-kits": { json: [] },
      "GET /api/user/orders": { json: [] },
      "POST /api/user/sessions/end": { status: 500, text: "" },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Мэдээлэл засах" }));
  const form = within(await screen.findByRole("dialog", { name: "Мэдээлэл засах" }));
  const name = form.getByLabelText<HTMLInputElement>("Нэр");
  await person.clear(name);
  await person.type(name, "Болд Бат");
  const press = () => person.click(form.getByRole("button", { name: "Бүгдээс гарах" }));
  const answer = async (label: string) => {
    const question = await screen.findByRole("dialog", { name: "Өөрчлөлт хадгалагдаагүй байна" });
    await person.click(within(question).getByRole("button", { name: label }));
  };
  await press();
  await answer("Үргэлжлүүлэн засах");
  expect(callsOf("POST /api/user/sessions/end")).toEqual([]);
  await press();
  await answer("Хадгалахгүй гарах");
  await waitFor(() => expect(callsOf("POST /api/user/sessions/end")).toHaveLength(1));
  await screen.findByText("Гарч чадсангүй");
  expect(screen.queryByRole("dialog", { name: "Өөрчлөлт хадгалагдаагүй байна" })).toBeNull();
  expect(name.value).toBe("Болд Бат");
});

it("shows a changed name at once", async () => {
  const { person, callsOf } = await renderPage(<MyPage />, {
    at: "/my-page",
    user: SARAA,
    answers: {
      "GET /api/generated-meal-kits": { json: [] },
      "GET /api/user/orders": { json: [] },
      "PATCH /api/user": ({ body }) => ({ json: { ...SARAA, ...(body as object) } }),
    },
  });
  await person.click(await screen.findByRole("button", { name: "Мэдээлэл засах" }));
  const form = within(await screen.findByRole("dialog", { name: "Мэдээлэл засах" }));
  await person.clear(form.getByLabelText("Нэр"));
  await person.type(form.getByLabelText("Нэр"), "Болд Бат");
  await person.click(form.getByRole("button", { name: "Хадгалах" }));
  await within(screen.getByRole("region", { name: "Миний мэдээлэл", hidden: true })).findByText("Болд Бат");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(callsOf("PATCH /api/user")).toMatchObject([{ body: { name: "Болд Бат", phone: SARAA.phone } }]);
});

it("shows an address whose domain is in Cyrillic in its letters", async () => {
  await renderPage(<MyPage />, {
    at: "/my-page",
    user: { ...SARAA, email: "saraa@xn--80ah2ava2a.xn--l1ac" },
    answers: { "GET /api/generated-meal-kits": { json: [] }, "GET /api/user/orders": { json: [] } },
  });
  await screen.findByText("saraa@шуудан.мн");
});
