import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { SARAA } from "../testing/shop-data";
import { useSession } from "./session";
import { useLoginGuard } from "./use-login-guard";

function WhoIsHere() {
  const { user } = useSession();
  return <p>{user ? user.name : user === null ? "visitor" : "…"}</p>;
}

function OwnThings() {
  const { user } = useLoginGuard({ tab: "login" });
  return <p>{user?.name}</p>;
}

const PERSONAL = ["cart", "cart-agreed", "cart-owner", "order-attempt", "checkout-draft"];

async function signedInPage(answers = {}, page = <WhoIsHere />) {
  await renderPage(page, { at: "/my-page", user: SARAA, answers });
  await waitFor(() => expect(document.body.textContent).toContain(SARAA.name));
  for (const key of PERSONAL) window.localStorage.setItem(key, key === "cart-owner" ? String(SARAA.id) : "[]");
  window.localStorage.setItem("order-filters", "{}");
  window.sessionStorage.setItem("draft", "{}");
  return vi.spyOn(window.location, "reload").mockReturnValue();
}

function expectNobody(reload: ReturnType<typeof vi.spyOn>) {
  expect(reload).toHaveBeenCalled();
  // Until the visitor's page has come, nothing is seen of this one.
  expect(document.documentElement.hasAttribute("data-asking")).toBe(true);
  expect(PERSONAL.filter((key) => window.localStorage.getItem(key) !== null)).toEqual([]);
  expect(window.sessionStorage.getItem("draft")).toBeNull();
  expect(window.localStorage.getItem("order-filters")).toBe("{}");
  document.documentElement.removeAttribute("data-asking");
}

const signedOut = () => {
  // Not 0: within the same millisecond the cookie would still be there.
  document.cookie = "zakh.signed-in=; Path=/; Max-Age=-1";
};

it("leaves at once when another tab has signed out", async () => {
  const reload = await signedInPage();
  signedOut();
  window.localStorage.removeItem("cart-owner");
  window.dispatchEvent(new StorageEvent("storage", { key: "cart-owner", newValue: null }));
  expectNobody(reload);
});

it("leaves for the home page where a reload would find an order by the email again", async () => {
  await signedInPage();
  const replace = vi.spyOn(window.location, "replace").mockReturnValue();
  window.history.replaceState({ usr: { email: "saraa@example.com" } }, "");
  signedOut();
  window.dispatchEvent(new StorageEvent("storage", { key: "cart-owner", newValue: null }));
  window.history.replaceState(null, "");
  expect(replace).toHaveBeenCalledWith("/");
  document.documentElement.removeAttribute("data-asking");
});

it("asks first when it comes from the back-forward cache, unseen", async () => {
  const reload = await signedInPage();
  signedOut();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(document.documentElement.hasAttribute("data-asking")).toBe(true);
  await waitFor(() => expect(reload).toHaveBeenCalled(), { timeout: 3000 });
  await new Promise((resolve) => setTimeout(resolve));
  expectNobody(reload);
});

it("leaves when the session has ended elsewhere, with the next look at it", async () => {
  let status = 200;
  const reload = await signedInPage({
    "GET /api/user": () => ({ status, json: status === 200 ? SARAA : { code: "login_required", message: "" } }),
  });
  status = 401;
  window.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(reload).toHaveBeenCalled(), { timeout: 3000 });
  expectNobody(reload);
});

it.each([
  ["2 s a page of their own things", OwnThings, 2],
  ["15 s any page", WhoIsHere, 15],
])("leaves within %s when the session has ended elsewhere and nobody touches it", async (_what, Page, seconds) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let status = 200;
  const reload = await signedInPage(
    { "GET /api/user": () => ({ status, json: status === 200 ? SARAA : { code: "login_required", message: "" } }) },
    <Page />,
  );
  status = 401;
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  vi.useRealTimers();
  await waitFor(() => expect(reload).toHaveBeenCalled(), { timeout: 3000 });
  expectNobody(reload);
});
