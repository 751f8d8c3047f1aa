import { afterEach, expect, it, vi } from "vitest";
import { copyText, selectText } from "./copy-text";

const refuses = () => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
const copied: string[] = [];

/** A browser whose clipboard and whose copying of a selected text work or refuse. */
function browser(writeText: ((text: string) => Promise<void>) | undefined, execCommand: () => boolean) {
  Object.defineProperty(navigator, "clipboard", { value: writeText && { writeText }, configurable: true });
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (execCommand()) copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return execCommand();
  };
}

afterEach(() => {
  copied.length = 0;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it.each([
  ["has no clipboard", undefined],
  ["refuses its clipboard, as those inside other apps do", refuses],
  ["never answers about its clipboard", () => new Promise<void>(() => undefined)],
])("copies a selected text where the browser %s, and gives the focus back", async (_, clipboard) => {
  browser(clipboard, () => true);
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  await copyText("7HH2M");
  expect(copied).toEqual(["7HH2M"]);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector("textarea")).toBeNull();
});

it.each([
  () => false,
  () => {
    throw new Error("not allowed");
  },
])("rejects where nothing copies", async (execCommand) => {
  browser(refuses, execCommand);
  await expect(copyText("7HH2M")).rejects.toThrow();
  expect(document.querySelector("textarea")).toBeNull();
});

it("selects the text to be copied by hand", () => {
  document.body.innerHTML = "<p>7HH2M</p>";
  selectText(document.querySelector("p"));
  expect(window.getSelection()?.toString()).toBe("7HH2M");
});
