import { screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { lazySheet } from "./lazy-sheet";
import { Sheet } from "./sheet";

interface MenuProps {
  open: boolean;
  onClose: () => void;
}

function Menu({ open, onClose }: MenuProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Цэс" description="Хуудсууд" place="top">
      {null}
    </Sheet>
  );
}

const lost = new TypeError("Importing a module script failed.");

/** A page with a form, and a button that opens a sheet. */
async function renderForm(load: () => Promise<{ default: ComponentType<MenuProps> }>) {
  const LazyMenu = lazySheet(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Хаяг" />
        <button type="button" onClick={() => setOpen(true)}>
          Цэс нээх
        </button>
        <LazyMenu open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  const { person } = await renderPage(<Page />, { at: "/checkout" });
  await person.type(await screen.findByLabelText("Хаяг"), "Чонжү");
  return { press: () => person.click(screen.getByRole("button", { name: "Цэс нээх" })) };
}

const address = () => screen.getByLabelText<HTMLInputElement>("Хаяг").value;

it("opens at the next press when a weak network has lost its script, and the page stays as it was", async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue({ default: Menu });
  const { press } = await renderForm(load);
  await press();
  await screen.findByText("Дахин оролдоно уу.");
  expect(address()).toBe("Чонжү");
  expect(screen.queryByRole("dialog")).toBeNull();
  await press();
  await screen.findByRole("dialog", { name: "Цэс" });
  expect(address()).toBe("Чонжү");
  expect(load).toHaveBeenCalledTimes(2);
});

it("is loaded once", async () => {
  const load = vi.fn().mockResolvedValue({ default: Menu });
  const { press } = await renderForm(load);
  expect(load).not.toHaveBeenCalled();
  await press();
  await screen.findByRole("dialog", { name: "Цэс" });
  await press();
  expect(load).toHaveBeenCalledOnce();
});
