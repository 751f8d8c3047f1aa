// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { Sheet } from "./sheet";

it("closes at Escape before it is modal, once, and leaves the sheet below open", async () => {
  const frame = vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  const onClose = vi.fn();
  await renderPage(
    <Sheet open onClose={onClose} title="Цэс" description="Хуудсууд" place="top">
      {null}
    </Sheet>,
    { at: "/contact" },
  );
  await screen.findByRole("dialog");
  expect(fireEvent.keyDown(document.body, { key: "Tab" })).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  // `false`: the browser does nothing more.
  expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  frame.mockRestore();
});
