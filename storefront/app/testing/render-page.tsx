import { cleanup, configure, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { User } from "@zakh/accounts/contract";
import type { Cart, CartInput } from "@zakh/checkout/contract";
import { endTranslation } from "@zakh/kit/browser/pretend-translation";
import type { Language } from "@zakh/kit/contract";
import type { ReactNode } from "react";
import { createBrowserRouter, type RouteObject, RouterProvider } from "react-router";
import { expect, onTestFinished, vi } from "vitest";
import type { CartLine } from "../cart/cart-line";
import { CART_KEY } from "../cart/storage-keys";
import { cart } from "../cart/use-cart";
import { loadLaterTexts } from "../i18n/catalogues";
import { CATALOGUES } from "../i18n/catalogues.server";
import { createI18n } from "../i18n/create-i18n";
import { TextsProvider } from "../i18n/use-texts";
import App from "../root";
import { currentToast, dismissToast } from "../ui/toast-store";
import { NO_LEGAL, OPEN_SHOP } from "./shop-data";

/** A call that a page has made. */
export interface Call {
  /** Path with its query. */
  path: string;
  query: URLSearchParams;
  /** Parsed JSON, the entries of a form, or `undefined` if nothing was sent. */
  body: unknown;
  headers: Headers;
}

interface Answer {
  /** 200 by default. */
  status?: number;
  json?: unknown;
  /** Sent as it is, in place of `json`. */
  text?: string;
  headers?: Record<string, string>;
}

/** What the server answers, by method and path without the query: `{ "GET /api/user/orders": { json: [] } }`. */
export type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>;

interface PageOptions {
  /** The address of the page, with its query. */
  at: string;
  /** May be changed while the test runs, for a server that answers something else the second time. */
  answers?: Answers;
  /** Who is signed in. */
  user?: User;
  /** The cart that this browser has stored. */
  lines?: readonly CartLine[];
  language?: Language;
}

interface RenderedPage {
  /** The person at the page. */
  person: UserEvent;
  /** The calls of a method and path, such as `POST /api/orders`, in their order. */
  callsOf: (call: string) => Call[];
}

/** Somebody without credit, without an address book, who has agreed to nothing. */
const NOTHING_KEPT: Answers = {
  "GET /api/user/consents": { json: { terms: null, privacy: null } },
  "GET /api/user/credit": { json: { balance: 0, entries: [] } },
  "GET /api/user/addresses": { json: [] },
};

/** A shop that promises no days and is open. */
const EVERYWHERE: Answers = { "GET /api/delivery": { json: OPEN_SHOP }, "GET /api/legal": { json: NO_LEGAL } };

/** A call without an answer. The page takes its error for a lost connection, so it is reported after the test. */
const unexpected: string[] = [];

// A busy machine is no fault of what is tested.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Renders a page in the app's own providers and with its real texts, without the shop's header and footer and their data. Only the server
 * is replaced: `answers` has every call that the page makes, and the test fails at any other.
 *
 * `const { person } = await renderPage(<OrderLookupPage />, { at: "/order-lookup", answers: { "GET /api/orders/1": { status: 404 } } });`
 */
export async function renderPage(page: ReactNode, options: PageOptions): Promise<RenderedPage> {
  const { at, answers = {}, user, lines = [], language = "mn" } = options;
  // Not a hook of this module, which files that share a process load once.
  onTestFinished(leave);
  const calls: { name: string; call: Call }[] = [];
  const session: Answers = user ? { "GET /api/user": { json: user }, ...NOTHING_KEPT } : {};
  if (user) document.cookie = "zakh.signed-in=1; Path=/";
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(path, window.location.origin);
    const name = `${init.method} ${pathname}`;
    const body = readBody(init.body);
    const call = { path, query: searchParams, body, headers: new Headers(init.headers) };
    const answer =
      answers[name] ?? session[name] ?? EVERYWHERE[name] ?? (name === "PUT /api/cart" && savedCart(answers, body));
    if (!answer) {
      unexpected.push(name);
      throw new Error(`No answer to ${name}`);
    }
    calls.push({ name, call });
    const { status = 200, json, text, headers } = typeof answer === "function" ? await answer(call) : answer;
    return new Response(status === 204 ? null : (text ?? JSON.stringify(json ?? null)), { status, headers });
  });
  document.documentElement.lang = language;
  window.localStorage.setItem(CART_KEY, JSON.stringify(lines));
  await cart.restore();
  window.history.replaceState(null, "", at);
  const { pathname } = window.location;
  const routes: RouteObject[] = [
    {
      Component: App,
      children: [
        { path: pathname, element: page },
        // Where the page leads; the test looks at the address.
        { path: "*", element: null },
      ],
    },
  ];
  const i18n = createI18n(language, CATALOGUES[language]);
  // A part of a page may be rendered without what waits for them.
  i18n.addResourceBundle(language, "later", await loadLaterTexts(language));
  render(
    <TextsProvider i18n={i18n}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </TextsProvider>,
  );
  return {
    person: userEvent.setup(),
    callsOf: (name) => calls.filter((made) => made.name === name).map(({ call }) => call),
  };
}

/** What is saved of the sent items: those that `GET /api/cart` has, in the sent quantity. */
function savedCart({ "GET /api/cart": read }: Answers, sent: unknown): Answer | undefined {
  const { items } = sent as CartInput;
  const { json } = typeof read === "object" ? read : {};
  const saved = json as Cart;
  const quantityOf = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  return {
    json: { ...saved, items: saved.items.map((item) => ({ ...item, quantity: quantityOf.get(item.productId) })) },
  };
}

/** Makes answers wait: they await `resumed`, and the test calls `resume`. */
export function pause(): { resumed: Promise<void>; resume: () => void } {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  return { resumed, resume };
}

function leave() {
  endTranslation();
  cleanup();
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
  document.cookie = "zakh.signed-in=; Path=/; Max-Age=-1";
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(unexpected.splice(0), "calls without an answer").toEqual([]);
}

function readBody(body: RequestInit["body"]): unknown {
  if (body instanceof FormData) return [...body];
  return typeof body === "string" ? JSON.parse(body) : undefined;
}
