import { act, cleanup, configure, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { Language } from "@zakh/kit/contract";
import type { ReactNode } from "react";
import {
  createMemoryRouter,
  Link,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from "react-router-dom";
import { afterEach, expect, vi } from "vitest";
import type { Host } from "../host";
import { BackOfficeProvider } from "../provider";
import { Toasts } from "../ui/toasts";

interface Answer {
  /** 200 by default. */
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
}

/** A call that a screen has made. */
interface Call {
  name: string;
  query: URLSearchParams;
  /** Parsed JSON, a form, or `undefined`. */
  body: unknown;
}

/** What the server answers, by method and path without the query; `null` when it is not reached. */
export type Answers = Record<string, Answer | null | ((call: Call) => Answer | null | Promise<Answer | null>)>;

interface RenderedScreen {
  /** The person at the screen. */
  person: UserEvent;
  /** The calls of a method and path, such as `PUT /api/categories/1`, in their order. */
  callsOf: (name: string) => Call[];
}

const SESSION: Answers = { "GET /api/admin/check-auth": { json: { authenticated: true } } };

const HOST: Host = {
  router: { Link, useBlocker, useLocation, useNavigate, useNavigationType, useSearchParams },
  base: "/admin",
  login: "/admin/login",
  home: "/",
};

/** A call without an answer. The screen takes its error for a lost connection, so it is reported after the test. */
const unexpected: string[] = [];

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
  { at = "/admin/x", answers = {}, language }: { at?: string; answers?: Answers; language?: Language } = {},
): Promise<RenderedScreen> {
  const calls: Call[] = [];
  replaceNetwork(async (method, address, sent) => {
    const { pathname, searchParams } = new URL(address, window.location.origin);
    const name = `${method} ${pathname}`;
    const answer = answers[name] ?? SESSION[name];
    if (answer === undefined && answers[name] === undefined) unexpected.push(name);
    const call = { name, query: searchParams, body: typeof sent === "string" ? JSON.parse(sent) : (sent ?? undefined) };
    calls.push(call);
    const found = typeof answer === "function" ? await answer(call) : answer;
    if (!found) throw new TypeError(`${name} is not reached`);
    const { status = 200, json = null, headers } = found;
    return new Response(status === 204 ? null : JSON.stringify(json), { status, headers });
  });
  // Medusa's components ask for it, and happy-dom takes no listeners.
  const element = (
    <BackOfficeProvider host={HOST} language={language} fallback={<p>fallback</p>}>
      {screen}
      <Toasts />
    </BackOfficeProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [at] });
  await act(async () => render(<RouterProvider router={router} />));
  return { person: userEvent.setup(), callsOf: (name) => calls.filter((call) => call.name === name) };
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

afterEach(() => {
  cleanup();
  // Radix sets it while a dialog is open, and takes it back after an animation that never ends here.
  document.body.style.pointerEvents = "";
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(unexpected.splice(0), "calls without an answer").toEqual([]);
});
