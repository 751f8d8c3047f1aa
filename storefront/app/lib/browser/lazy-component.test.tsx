// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SCRIPT_RETRY_DELAY_MS } from "../durations";
import { lazyComponent } from "./lazy-component";

it.each([
  ["is lost", () => Promise.reject(new TypeError("Importing a module script failed."))],
  ["is empty", async () => ({})],
])("is loaded again by itself after a moment when its script %s", async (_, first) => {
  vi.useFakeTimers();
  const load = vi
    .fn()
    .mockImplementationOnce(first)
    .mockResolvedValue({ default: () => <p>Сагсанд нэмэгдлээ</p> });
  const useToaster = lazyComponent(load);
  function Toasts() {
    const Toaster = useToaster(true);
    return Toaster ? <Toaster /> : null;
  }
  const { unmount } = render(<Toasts />);
  await act(() => vi.advanceTimersByTimeAsync(SCRIPT_RETRY_DELAY_MS - 1));
  expect(screen.queryByText("Сагсанд нэмэгдлээ")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText("Сагсанд нэмэгдлээ")).not.toBeNull();
  unmount();
  vi.useRealTimers();
});
