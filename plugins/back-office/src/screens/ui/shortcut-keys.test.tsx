import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { shortcutOf, useRowFocus } from "./shortcut-keys";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const NO_MODIFIER = {
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  target: null,
};
const pressed = (key: string, code: string, more: object = {}) => shortcutOf({ ...NO_MODIFIER, key, code, ...more });

describe("the shortcut of a key", () => {
  it("is the same with letters of every language", () => {
    for (const key of ["j", "о", "ㅓ"]) expect(pressed(key, "KeyJ")).toBe("j");
    expect(pressed(".", "Slash")).toBe("/");
    expect(pressed(",", "Slash", { shiftKey: true })).toBe("?");
    expect(pressed("?", "Minus", { shiftKey: true })).toBe("?");
    expect(pressed("/", "Digit7", { shiftKey: true })).toBe("/");
  });

  it("is none with a modifier, and for other keys", () => {
    for (const modifier of ["ctrlKey", "metaKey", "altKey", "isComposing"])
      expect(pressed("p", "KeyP", { [modifier]: true })).toBeUndefined();
    expect(pressed("P", "KeyP", { shiftKey: true })).toBeUndefined();
    expect(pressed("q", "KeyQ")).toBeUndefined();
  });

  it.each([
    ["<input>", false],
    ["<input type='date'>", false],
    ["<textarea></textarea>", false],
    ["<select></select>", false],
    ["<div contenteditable='true'></div>", false],
    ["<button role='combobox'></button>", false],
    ["<div role='option'></div>", true],
    ["<input type='checkbox'>", true],
    ["<a href='/x'></a>", true],
    ["<button></button>", true],
  ])("in %s is heard: %s", (html, isHeard) => {
    document.body.innerHTML = html;
    expect(pressed("s", "KeyS", { target: document.body.firstElementChild }) !== undefined).toBe(isHeard);
  });
});

it("goes on from the row whose drawer was closed", () => {
  document.body.innerHTML = `<ul data-rows="">${[7, 6, 5].map((id) => `<li data-row="${id}"><button>${id}</button></li>`).join("")}</ul>`;
  const { result, rerender } = renderHook(({ open }) => useRowFocus(open), {
    initialProps: { open: 6 as number | undefined },
  });
  rerender({ open: undefined });
  act(() => result.current(1));
  expect(document.activeElement?.textContent).toBe("5");
  act(() => result.current(-1));
  expect(document.activeElement?.textContent).toBe("6");
});
