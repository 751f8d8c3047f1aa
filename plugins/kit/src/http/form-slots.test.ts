import { beforeEach, describe, expect, it } from "vitest";
import { unconnectedSender } from "../uploads/sender";
import { type FormSlot, FormSlots } from "./form-slots";

let slots: FormSlots;
let ended: string[];
let entered: Map<string, FormSlot>;

beforeEach(() => {
  slots = new FormSlots(100);
  ended = [];
  entered = new Map();
});

async function acquire(name: string): Promise<void> {
  const sender = unconnectedSender(name.charAt(0), "anybody");
  entered.set(name, await slots.acquire(sender, ({ code }) => ended.push(`${name} ${code}`)));
}

describe("forms that hold more bytes than allowed", () => {
  it("lose the largest form of the account that holds the most", async () => {
    for (const name of ["a1", "a2", "b1"]) await acquire(name);
    entered.get("a1")?.addBytes(40);
    entered.get("a2")?.addBytes(30);
    entered.get("b1")?.addBytes(30);
    expect(ended).toEqual([]);
    entered.get("b1")?.addBytes(1);
    expect(ended).toEqual(["a1 uploads_busy"]);
  });

  it("are not cancelled once they have arrived completely", async () => {
    for (const name of ["a1", "b1"]) await acquire(name);
    entered.get("a1")?.addBytes(90);
    entered.get("a1")?.complete();
    entered.get("b1")?.addBytes(20);
    expect(ended).toEqual(["b1 uploads_busy"]);
  });

  it("release the bytes that they held", async () => {
    for (const name of ["a1", "b1"]) await acquire(name);
    entered.get("a1")?.addBytes(90);
    entered.get("a1")?.release();
    entered.get("b1")?.addBytes(90);
    expect(ended).toEqual([]);
  });
});
