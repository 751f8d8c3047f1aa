import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.testing";
import { ColumnsForm } from "./columns-form";

const FILE = {
  headers: [{ row: 3, cells: ["거래일시", "상대", "입금액", "만기"] }],
  samples: [{ row: 4, cells: ["2026-11-28", "NARAN", "5,000", "2026-12-28"] }],
};

async function show(unknown: Omit<Parameters<typeof ColumnsForm>[0]["unknown"], "headers" | "samples">) {
  const onColumns = vi.fn();
  const unread = unknown.missing.length > 0 ? [] : [{ row: 4, reason: "no_date" as const }];
  await renderScreen(
    <ColumnsForm
      unknown={{ ...FILE, ...unknown }}
      unread={unread}
      again={false}
      onColumns={onColumns}
      onCancel={() => undefined}
    />,
  );
  await screen.findByRole("button", { name: "Уншуулах" });
  return onColumns;
}

it("a form for unknown columns names what is missing, and sends what is known without asking for it", async () => {
  const onColumns = await show({ missing: ["payer"], found: { date: "거래일시", in: "입금액" } });
  screen.getByText("Олдоогүй: шилжүүлэгчийн нэр");
  fireEvent.click(screen.getByRole("button", { name: "Уншуулах" }));
  screen.getByText("Баганаа сонгоно уу");
  expect(onColumns).not.toHaveBeenCalled();
});

it("a form for columns by which nothing was read names the rows, and sends them as they are changed", async () => {
  const onColumns = await show({ missing: [], found: { date: "거래일시", in: "입금액", payer: "상대" } });
  screen.getByText("Эндээс нэг ч гүйлгээ уншиж чадсангүй");
  screen.getByText("Огноо нь тодорхойгүй мөр: 4");
  fireEvent.click(screen.getByRole("button", { name: "Уншуулах" }));
  expect(onColumns).toHaveBeenCalledWith({ date: "거래일시", in: "입금액", payer: "상대" });
});

it("a form in which one column is two things says so at both of them, and sends nothing", async () => {
  const onColumns = await show({ missing: [], found: { date: "거래일시", in: "입금액", payer: "입금액" } });
  fireEvent.click(screen.getByRole("button", { name: "Уншуулах" }));
  expect(screen.getAllByText("Нэг баганыг хоёр удаа сонгосон байна. Тус бүрд нь өөр багана сонгоно уу.")).toHaveLength(
    2,
  );
  expect(onColumns).not.toHaveBeenCalled();
});
