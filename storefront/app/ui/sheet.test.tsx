import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { ignoreSecondTap } from "./second-tap";
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

it("the second tap of two is ignored, however late it is handled, and the next tap counts", () => {
  vi.useFakeTimers();
  const tapped = vi.fn();
  document.body.addEventListener("click", tapped);
  ignoreSecondTap();
  vi.advanceTimersByTime(2000);
  fireEvent.click(document.body, { detail: 2 });
  fireEvent.click(document.body, { detail: 3 });
  expect(tapped).not.toHaveBeenCalled();
  fireEvent.click(document.body, { detail: 1 });
  fireEvent.click(document.body, { detail: 2 });
  expect(tapped).toHaveBeenCalledTimes(2);
  document.body.removeEventListener("click", tapped);
  vi.useRealTimers();
});
