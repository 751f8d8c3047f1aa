import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { TextKey } from "./i18n/catalogues";
import mn from "./i18n/mn.json";
import { SCREEN_ROWS, type ScreenPath } from "./screen-rows.mjs";
import { EMPTY_SHOP } from "./testing/empty-shop.testing";
import { type Answers, type Call, openScreen } from "./testing/render-screen.testing";

/** By any key, also of a plural. */
const texts: Record<string, string> = mn;

/** What a screen says in place of data that it could not read, where that is not its own `.failed`; null where it needs none to begin. */
const OTHER_WORDS: Partial<Record<ScreenPath, TextKey | null>> = {
  "orders/new": null,
  picking: "orders.failed",
  sending: "orders.failed",
  recalls: "lots.history.failed",
};

/** Parts of screens that are read by themselves. */
const PARTS: readonly (readonly [address: string, words: TextKey])[] = [
  ["orders?id=1", "order.failed"],
  ["transfers?view=lines", "transfers.failed"],
  ["transfers?view=lines&statement=1", "transfers.statementFailed"],
  ["transfers?view=statements", "transfers.statements.failed"],
  ["cash-receipts?id=1", "cashReceipts.oneFailed"],
  ["recalls?number=002123456789", "recalls.failed"],
];

/** Every screen, and its words in place of data that it could not read. */
const SCREENS = [
  ...SCREEN_ROWS.flatMap(({ path, texts }) => {
    const words = path in OTHER_WORDS ? OTHER_WORDS[path] : (`${texts}.failed` as TextKey);
    return words ? [[path, words] as const] : [];
  }),
  ...PARTS,
];

/** Two ways in which a call fails, with the text that every screen shows: an error answer, and no answer. */
const BROKEN: readonly (readonly [how: string, answer: Answers[string], why: string])[] = [
  ["answers 500", { status: 500 }, "Серверийн алдаа гарлаа"],
  ["does not answer at all", null, "Сервертэй холбогдож чадсангүй"],
];

async function alertThatSays(words: TextKey): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.getAllByRole("alert").find(({ textContent }) => textContent?.includes(texts[words] ?? ""));
    expect(found, texts[words]).toBeDefined();
    return found as HTMLElement;
  });
}

it.each(
  BROKEN.flatMap(([how, answer, why]) =>
    // Which failure it is makes a difference only to the text of the reason, which all screens share.
    (answer ? SCREENS : SCREENS.slice(0, 3)).map(([path, words]) => [path, how, words, answer, why] as const),
  ),
)("/%s says what it could not load, and why, if the server %s", async (path, _how, words, answer, why) => {
  await openScreen(path, { answers: { "GET *": answer } });
  const failure = await alertThatSays(words);
  expect(failure.textContent).toContain(why);
  within(failure).getByRole("button", { name: mn.retry });
});

/** What a screen says of an empty shop, where that is not its own `.empty`; null where its answers are no lists. */
const EMPTY: Partial<Record<ScreenPath, TextKey | null>> = {
  "": null,
  "orders/new": null,
  transfers: "transfers.queue.empty",
  recalls: "lots.history.empty",
  month: null,
  // There are always some.
  islands: "islands.new",
};

it.each(
  SCREEN_ROWS.flatMap(({ path, texts }) => {
    const words = path in EMPTY ? EMPTY[path] : (`${texts}.empty` as TextKey);
    return words === null ? [] : [[path, words] as const];
  }),
)("/%s loads when it is told to, and says where it has nothing", async (path, words) => {
  let answers: Answers = { "GET *": { status: 500 } };
  const now = (call: Call) => {
    const answer = answers[call.name] ?? answers["GET *"] ?? null;
    return typeof answer === "function" ? answer(call) : answer;
  };
  const { person } = await openScreen(path, { answers: { "GET *": now } });
  const retry = await screen.findAllByRole("button", { name: mn.retry });
  answers = EMPTY_SHOP;
  for (const button of retry) await person.click(button);
  await waitFor(() => expect(screen.queryByRole("alert")).toBe(null));
  if (words && words in texts) await screen.findByText(texts[words] ?? "");
});

it.each<[ScreenPath, string, TextKey]>([
  ["orders", "?search=none&status=pending", "orders.noMatch"],
  ["stores", "?search=none&standing=suspended", "stores.noMatch"],
])("/%s says that nothing fits %s, and the filters are cleared", async (path, query, words) => {
  const { person, address } = await openScreen(path + query, { answers: EMPTY_SHOP });
  await screen.findByText(texts[words] ?? "");
  await person.click(screen.getByRole("button", { name: mn["stores.clear"] }));
  await waitFor(() => expect(address()).toBe(`/admin/${path}`));
});
