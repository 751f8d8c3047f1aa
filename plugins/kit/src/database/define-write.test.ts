import { asValue, createContainer } from "@medusajs/framework/awilix";
import { Modules } from "@medusajs/framework/utils";
import { expect, it, vi } from "vitest";
import { defineWrite } from "./define-write";

const emit = vi.fn(() => Promise.resolve());
const eventBus = { emit, releaseGroupedEvents: async () => undefined, clearGroupedEvents: async () => undefined };
const container = createContainer().register(Modules.EVENT_BUS, asValue(eventBus)) as never;

const double = defineWrite("double-in-a-test", async ({ number }: { number: number }, writing) => {
  writing.emit("test.doubled", [{ number }, { number: number * 2 }]);
  if (number > 10) throw new Error("too many");
  return number * 2;
});

it("a write is a workflow that answers what its function does, and emits its events when it has succeeded", async () => {
  const { result } = await double(container).run({ input: { number: 4 } });
  expect(result).toBe(8);
  const metadata = { eventGroupId: expect.any(String) };
  expect(emit).toHaveBeenCalledExactlyOnceWith([
    { name: "test.doubled", data: { number: 4 }, metadata },
    { name: "test.doubled", data: { number: 8 }, metadata },
  ]);
});

it("a write that fails throws its error and emits nothing", async () => {
  emit.mockClear();
  await expect(double(container).run({ input: { number: 11 } })).rejects.toThrow("too many");
  expect(emit).not.toHaveBeenCalled();
});
