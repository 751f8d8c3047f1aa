import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allowSoundAfterPress, playOrderSound, tryOrderSound } from "./order-sound";

const param = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
const start = vi.fn();
const made: SuspendedAudio[] = [];

/** An `AudioContext` as browsers have it before a press: it runs a moment after it is resumed. */
class SuspendedAudio {
  state = "suspended";
  currentTime = 0;
  destination = {};
  constructor() {
    made.push(this);
  }
  async resume() {
    await Promise.resolve();
    this.state = "running";
  }
  createOscillator = () => ({ frequency: { value: 0 }, connect: (to: object) => to, start, stop: () => undefined });
  createGain = () => ({ gain: param, connect: (to: object) => to });
}

let page: EventTarget;

beforeEach(() => {
  page = Object.assign(new EventTarget(), { AudioContext: SuspendedAudio });
  vi.stubGlobal("window", page);
  vi.stubGlobal("AudioContext", SuspendedAudio);
  // The module keeps what an earlier test has made.
  for (const audio of made) audio.state = "suspended";
  start.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it("the switch is heard at its first press, which has to allow sounds before", async () => {
  await tryOrderSound();
  expect(start).toHaveBeenCalledTimes(2);
});

it.each([
  ["pointerup", 2],
  ["click", 2],
  ["keydown", 2],
  // A finger that is put down may scroll, so browsers allow nothing by it.
  ["pointerdown", 0],
])("after %s %i notes of an order's sound are played", async (press, notes) => {
  const end = allowSoundAfterPress();
  page.dispatchEvent(new Event(press));
  await new Promise((resolve) => setTimeout(resolve));
  playOrderSound();
  end();
  expect(start).toHaveBeenCalledTimes(notes);
});
