import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { EMPTY_SHOP } from "../../testing/empty-shop.testing";
import { openScreen } from "../../testing/render-screen.testing";

const IMPORTED = {
  id: 1,
  new: 1,
  known: 0,
  settled: 0,
  settling: 0,
  waiting: 1,
  ignored: 0,
  chain: "unknown",
  gaps: [],
  unread: [],
};

it("the password of a file is asked for in place, again when it is wrong, and is sent with the file", async () => {
  const refused = (code: string) => ({ status: 422, json: { code, message: code } });
  const read = vi
    .fn()
    .mockReturnValueOnce(refused("statement_password_needed"))
    .mockReturnValueOnce(refused("statement_password_wrong"))
    .mockReturnValue({ status: 201, json: IMPORTED });
  const { person, callsOf } = await openScreen("transfers", {
    answers: { ...EMPTY_SHOP, "POST /api/admin/bank-statements": read },
  });
  const input = (await screen.findAllByLabelText("Банкны файл сонгох")).find((one) => one.matches("input"));
  await person.upload(input as HTMLElement, new File(["x"], "거래내역.xlsx"));
  const enter = async (password: string) => {
    fireEvent.change(await screen.findByLabelText("Файлын нууц үг"), { target: { value: password } });
    await person.click(screen.getByRole("button", { name: "Уншуулах" }));
  };
  await enter("123456");
  await screen.findByText("Нууц үг буруу байна");
  await enter("900101");
  await screen.findByText("шийдэх");
  const sent = callsOf("POST /api/admin/bank-statements").map(({ body }) => (body as FormData).get("password"));
  expect(sent).toEqual([null, "123456", "900101"]);
});
