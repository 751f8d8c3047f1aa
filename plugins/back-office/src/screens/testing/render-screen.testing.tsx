import { setTimeout as pause } from "node:timers/promises";
import { act, cleanup, configure, queryByText, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { endTranslation } from "@zakh/kit/browser/pretend-translation";
import type { Language } from "@zakh/kit/contract";
import { type ReactNode, Suspense } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, onTestFinished, vi } from "vitest";
import type { Host } from "../host";
import { AdminGuard } from "../layout/admin-guard";
import { BackOfficeProvider } from "../provider";
import { findScreen } from "../screen-list";
import { toast } from "../ui/toast";
import { Toasts } from "../ui/toasts";

export interface Answer {
  /** 200 by default. */
  status?: number;
  /** Without it a success has no content, and an error a proxy's page. */
  json?: unknown;
  headers?: Record<string, string>;
}

/** A call that a screen has made. */
export interface Call {
  name: string;
  query: URLSearchParams;
  /** Parsed JSON, a form, or `undefined`. */
  body: unknown;
}

type Answering = Answer | null | ((call: Call) => Answer | null | Promise<Answer | null>);

/**
 * What the server answers, by method and path without the query; `null` when it is not reached. "GET *" and "*" answer what has no line
 * of its own.
 */
export type Answers = Record<string, Answering>;

interface Options {
  /** The address that the screen is opened at. */
  at?: string;
  answers?: Answers;
  language?: Language;
  /** As in a host that can send messages to the device. */
  serviceWorker?: string;
}

interface RenderedScreen {
  /** The person at the screen. */
  person: UserEvent;
  /** The calls of a method and path, such as `PUT /api/categories/1`, in their order. */
  callsOf: (name: string) => Call[];
  /** All calls, in their order. */
  calls: readonly Call[];
  /** The path and query of the router. */
  address: () => string;
  /** Goes to another address, as a link or Back does. */
  goTo: (to: string | number) => Promise<void>;
}

const SESSION: Answers = { "GET /api/admin/check-auth": { json: { authenticated: true } } };

const HOST: Host = {
  base: "/admin",
  login: "/admin/login",
  home: "/",
};

// A busy machine is no fault of what is tested.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Renders a screen of the back office in its own provider and with its real texts, without menu and header. Only the server is
 * replaced: `answers` has every call that the screen makes, and the test fails at any other.
 *
 * `await renderScreen(<CategoriesScreen />, { answers: { "GET /api/categories": { status: 500 } } });`
 */
export async function renderScreen(
  screen: ReactNode,
  { at = "/admin/x", answers = {}, language, serviceWorker }: Options = {},
): Promise<RenderedScreen> {
  const calls: Call[] = [];
  /** Calls without an answer. The screen takes their errors for a lost connection, so they are reported after the test. */
  const unexpected: string[] = [];
  replaceNetwork(async (method, address, sent) => {
    const { pathname, searchParams } = new URL(address, window.location.origin);
    const name = `${method} ${pathname}`;
    const answer = [answers[name], SESSION[name], answers[`${method} *`], answers["*"]].find(
      (one) => one !== undefined,
    );
    if (answer === undefined) unexpected.push(name);
    const call = { name, query: searchParams, body: typeof sent === "string" ? JSON.parse(sent) : (sent ?? undefined) };
    calls.push(call);
    const found = typeof answer === "function" ? await answer(call) : answer;
    if (!found) throw new TypeError(`${name} is not reached`);
    const { status = 200, json, headers } = found;
    const noJson = status < 300 ? null : "<html>";
    return new Response(json === undefined ? noJson : JSON.stringify(json), { status, headers });
  });
  // Here, and not once for the file: files share their modules.
  onTestFinished(() => {
    leave();
    expect(unexpected, "calls without an answer").toEqual([]);
  });
  const around = (
    <BackOfficeProvider host={{ ...HOST, serviceWorker }} language={language} fallback={<p>fallback</p>}>
      <Outlet />
      <Toasts />
    </BackOfficeProvider>
  );
  const { pathname } = new URL(at, window.location.origin);
  const routes = [{ element: around, children: [{ path: pathname, element: screen }, { path: "*" }] }];
  const router = createMemoryRouter(routes, { initialEntries: ["/admin/before", at] });
  await act(async () => render(<RouterProvider router={router} />));
  // What stands on the texts, the toasts too, hears of everything before something is pressed.
  for (let turn = 0; turn < 100 && queryByText(document.body, "fallback"); turn += 1) await act(() => pause(5));
  return {
    // Without a pause after each key, and without styles, which let the toasts over a dialog be pressed.
    person: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    callsOf: (name) => calls.filter((call) => call.name === name),
    calls,
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (to) => act(() => (typeof to === "number" ? router.navigate(to) : router.navigate(to))),
  };
}

/**
 * Renders the screen of a path of the back office, `products?new=true`, behind the check of the session, as its layout does.
 */
export function openScreen(address: string, options: Omit<Options, "at"> = {}): Promise<RenderedScreen> {
  const Screen = findScreen(address.replace(/\?.*/, ""))?.Page;
  if (!Screen) throw new Error(`There is no screen ${address}`);
  const guarded = (
    <AdminGuard>
      <Suspense>
        <Screen />
      </Suspense>
    </AdminGuard>
  );
  return renderScreen(guarded, { at: `/admin/${address}`, ...options });
}

type Respond = (method: string, address: string, body: unknown) => Promise<Response>;

/** Reads go by `fetch`, changes by XMLHttpRequest, which reports the progress of an upload. */
function replaceNetwork(respond: Respond) {
  vi.stubGlobal("fetch", (address: string | URL, { method = "GET", body }: RequestInit = {}) =>
    respond(method, String(address), body),
  );
  class Call {
    upload = {};
    status = 0;
    responseText = "";
    onload?: () => void;
    onerror?: () => void;
    onloadend?: () => void;
    setRequestHeader() {}
    abort() {}
    open(method: string, path: string) {
      Object.assign(this, { method, path });
    }
    async send(this: Call & { method: string; path: string }, body: unknown) {
      try {
        const response = await respond(this.method, this.path, body);
        this.status = response.status;
        this.responseText = await response.text();
        this.onload?.();
      } catch {
        this.onerror?.();
      }
      this.onloadend?.();
    }
  }
  vi.stubGlobal("XMLHttpRequest", Call);
}

function leave() {
  endTranslation();
  toast.dismiss();
  cleanup();
  // Radix sets it while a dialog is open, and takes it back after an animation that never ends here.
  document.body.style.pointerEvents = "";
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
