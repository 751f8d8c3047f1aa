// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadAfterDeployment, reloadForScript } from "./reload-for-script";
import { reloadOnce } from "./reload-once";

vi.mock("./reload-once");
const network = vi.fn<typeof fetch>();

const LOST = new TypeError("Failed to fetch dynamically imported module: https://zakh.kr/assets/menu-x.js");
const LOST_IN_SAFARI = new TypeError("Importing a module script failed.");
const CUT_OFF = new SyntaxError("Unexpected end of input");

const script = () => new Response(null, { headers: { "Content-Type": "text/javascript" } });
const page = () => new Response(null, { headers: { "Content-Type": "text/html" } });
const gone = () => new Response(null, { status: 404, headers: { "Content-Type": "text/html" } });

reloadAfterDeployment();

beforeEach(() => vi.stubGlobal("fetch", network));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(reloadOnce).mockReset();
  vi.restoreAllMocks();
  network.mockReset();
});

async function fails(error: Error) {
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  await vi.waitFor(() => expect(network.mock.settledResults.every(({ type }) => type !== "incomplete")).toBe(true));
  await Promise.resolve();
}

it.each([
  ["the server does not have it any more", LOST, gone, 1],
  ["the server has it", LOST, script, 0],
  ["a network answers with its login page", LOST, page, 0],
  ["it names no address, and the page can be loaded", LOST_IN_SAFARI, page, 1],
  ["it is cut off", CUT_OFF, page, 0],
])("a script that cannot be imported reloads the page if %s: %3$i", async (_, error, answer, reloads) => {
  network.mockResolvedValue(answer());
  await fails(error);
  expect(reloadOnce).toHaveBeenCalledTimes(reloads);
});

it("a sheet's script that is cut off is fetched anew before the page is loaded again", async () => {
  network.mockResolvedValue(page());
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: "https://zakh.kr/assets/menu-x.js" } as PerformanceEntry,
    { name: "https://zakh.kr/static/img/x.webp" } as PerformanceEntry,
  ]);
  vi.mocked(reloadOnce).mockImplementation(() => {
    expect(network.mock.calls).toContainEqual(["https://zakh.kr/assets/menu-x.js", { cache: "reload" }]);
  });
  await reloadForScript(CUT_OFF);
  expect(reloadOnce).toHaveBeenCalledOnce();
  expect(network).toHaveBeenCalledTimes(2);
});

it.each([
  ["the server has it, so that one that it imports is lost", script, 1],
  ["the server does not have it", gone, 0],
  ["a network answers with its login page", page, 0],
])("a sheet's script that fails again reloads the page if %s", async (_, answer, reloads) => {
  network.mockResolvedValue(answer());
  await reloadForScript(LOST);
  expect(reloadOnce).toHaveBeenCalledTimes(reloads);
});
