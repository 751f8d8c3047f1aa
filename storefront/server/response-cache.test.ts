import { beforeEach, describe, expect, it } from "vitest";
import { CachedResponse } from "./cached-response";
import { ResponseCache } from "./response-cache";

let clock: number;
let cache: ResponseCache;

beforeEach(() => {
  clock = 0;
  cache = new ResponseCache({ maxBytes: 100_000, now: () => clock });
});

/** The stream of changes is connected, and the time to settle is over. */
function connect(): void {
  cache.connect();
  clock += 1000;
}

const areCached = (...keys: string[]) => keys.map((key) => cache.get(key) !== undefined);

/** An answer that shows products. */
const text = (body: string, tables = ["product"]) =>
  new CachedResponse({ headers: [["Content-Type", "text/plain"]], body: Buffer.from(body), tables });
const making = (body: string, tables?: string[]) => async () => ({ response: text(body, tables), cacheable: true });

async function bodyOf(
  key: string,
  make: () => Promise<{ response: CachedResponse; cacheable: boolean }>,
): Promise<string> {
  return (await cache.getOrMake(key, make)).body.toString();
}

/** An answer that is being made until `finish` is called. */
function slow(body: string, tables?: string[]) {
  let finish = () => {};
  const made = new Promise<{ response: CachedResponse; cacheable: boolean }>((resolve) => {
    finish = () => resolve({ response: text(body, tables), cacheable: true });
  });
  return { make: () => made, finish };
}

describe("the cache", () => {
  it("makes an answer once and gives it to everybody until one of its tables changes", async () => {
    connect();
    expect(await bodyOf("/", making("old"))).toBe("old");
    expect(await bodyOf("/", making("new"))).toBe("old");
    cache.invalidate(["product"]);
    expect(await bodyOf("/", making("new"))).toBe("new");
  });

  it("stores nothing while the stream of changes is not connected", async () => {
    await bodyOf("/", making("old"));
    expect(cache.get("/")).toBeUndefined();
    connect();
    await bodyOf("/", making("old"));
    cache.disconnect();
    expect(cache.get("/")).toBeUndefined();
    expect(await bodyOf("/", making("new"))).toBe("new");
  });

  it("does not store an answer that is not cacheable", async () => {
    connect();
    await cache.getOrMake("/", async () => ({ response: text("mine"), cacheable: false }));
    expect(cache.get("/")).toBeUndefined();
  });

  it("does not store an answer that was started before a change", async () => {
    connect();
    const old = slow("old");
    const first = bodyOf("/", old.make);
    cache.invalidate(["product"]);
    old.finish();
    expect(await first).toBe("old");
    expect(cache.get("/")).toBeUndefined();
  });

  it("keeps the answers that do not show a changed table", async () => {
    connect();
    await bodyOf("/", making("products", ["product", "footer"]));
    await bodyOf("/contact", making("words", ["footer"]));
    await bodyOf("/about", making("nothing", []));
    cache.invalidate(["product", "image"]);
    expect(areCached("/", "/contact", "/about")).toEqual([false, true, true]);
    cache.invalidateAll();
    expect(areCached("/contact", "/about")).toEqual([false, false]);
  });

  it("stores an answer that was being made while a table changed that it does not show", async () => {
    connect();
    const words = slow("words", ["footer"]);
    const products = slow("products");
    const asked = [bodyOf("/contact", words.make), bodyOf("/", products.make)];
    cache.invalidate(["product"]);
    expect(await bodyOf("/hours", making("hours", ["footer"]))).toBe("hours");
    words.finish();
    products.finish();
    await Promise.all(asked);
    expect(areCached("/contact", "/hours", "/")).toEqual([true, true, false]);
  });

  it("does not store an answer that was started before the stream was connected again, whatever it shows", async () => {
    connect();
    const old = slow("old", []);
    const asked = bodyOf("/", old.make);
    cache.disconnect();
    cache.connect();
    clock += 1000;
    old.finish();
    await asked;
    expect(cache.get("/")).toBeUndefined();
  });

  it("does not store an answer that was started while other processes may not know of the last change", async () => {
    connect();
    cache.invalidate(["product"]);
    await bodyOf("/", making("perhaps old"));
    expect(cache.get("/")).toBeUndefined();
    clock += 1000;
    await bodyOf("/", making("new"));
    expect(cache.get("/")?.body.toString()).toBe("new");
  });

  it("stays within its size and drops the least recently used answer first", async () => {
    connect();
    const page = "x".repeat(10_000);
    await bodyOf("/first", making(page));
    for (let number = 0; number < 20; number += 1) {
      await bodyOf(`/${number}`, making(page));
      cache.get("/0");
    }
    expect(cache.get("/first")).toBeUndefined();
    expect(cache.get("/0")).toBeDefined();
  });
});

describe("requests at the same time", () => {
  it("share one answer", async () => {
    connect();
    const one = slow("one");
    const asked = [bodyOf("/", one.make), bodyOf("/", making("two"))];
    one.finish();
    expect(await Promise.all(asked)).toEqual(["one", "one"]);
  });

  it("do not share an answer that was started before a change, if they come after it", async () => {
    connect();
    const old = slow("old");
    const before = bodyOf("/", old.make);
    cache.invalidate(["product"]);
    expect(await bodyOf("/", making("new"))).toBe("new");
    old.finish();
    expect(await before).toBe("old");
  });

  it("share nothing while the stream of changes is not connected", async () => {
    const old = slow("old");
    const before = bodyOf("/", old.make);
    expect(await bodyOf("/", making("new"))).toBe("new");
    old.finish();
    await before;
  });

  it("all fail together, and the next request tries again", async () => {
    connect();
    const failing = () => Promise.reject(new Error("down"));
    const asked = [cache.getOrMake("/", failing), cache.getOrMake("/", failing)];
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe("rejected");
    expect(await bodyOf("/", making("up"))).toBe("up");
  });
});

describe("a stale answer", () => {
  const HOUR = 60 * 60 * 1000;
  const failing = () => Promise.reject(new Error("frozen"));
  let answering: boolean;

  beforeEach(async () => {
    answering = true;
    cache = new ResponseCache({ maxBytes: 100_000, now: () => clock, isCommerceUp: async () => answering });
    connect();
    await bodyOf("/", making("old"));
    cache.invalidate(["product"]);
    clock += 1000;
  });

  it("is not sent while commerce is up, and is replaced by the new one", async () => {
    expect(cache.get("/")).toBeUndefined();
    expect(await bodyOf("/", making("new"))).toBe("new");
    expect(cache.get("/")?.body.toString()).toBe("new");
    cache.invalidate(["product"]);
    expect(await bodyOf("/", failing)).toBe("new");
  });

  it("is sent if the new one cannot be made, with the stream of changes and without it", async () => {
    expect(await bodyOf("/", failing)).toBe("old");
    expect(await bodyOf("/", async () => ({ response: text("half"), cacheable: false, failed: true }))).toBe("old");
    cache.disconnect();
    answering = false;
    expect(await bodyOf("/", making("never"))).toBe("old");
    cache.connect();
    expect(cache.get("/")).toBeUndefined();
    expect(await bodyOf("/", failing)).toBe("old");
  });

  it("is the latest one that was made, also if it was made between changes or without the stream", async () => {
    cache.invalidate(["product"]);
    expect(await bodyOf("/", making("newer"))).toBe("newer");
    expect(cache.get("/")).toBeUndefined();
    expect(await bodyOf("/", failing)).toBe("newer");
    cache.disconnect();
    expect(await bodyOf("/", making("newest"))).toBe("newest");
    expect(await bodyOf("/unasked", making("first"))).toBe("first");
    answering = false;
    expect(await bodyOf("/", failing)).toBe("newest");
    expect(await bodyOf("/unasked", failing)).toBe("first");
  });

  it("never replaces a newer one", async () => {
    const late = slow("late");
    const asked = bodyOf("/", late.make);
    cache.invalidate(["product"]);
    clock += 1000;
    await bodyOf("/", making("new"));
    late.finish();
    expect(await asked).toBe("late");
    expect(cache.get("/")?.body.toString()).toBe("new");
  });

  it("is sent for an hour, and no longer", async () => {
    clock += HOUR - 2000;
    cache.invalidate(["product"]);
    expect(await bodyOf("/", failing)).toBe("old");
    clock += 2000;
    await expect(bodyOf("/", failing)).rejects.toThrow("frozen");
  });

  it("is not sent once commerce has answered 404", async () => {
    const gone = new CachedResponse({ status: 404, headers: [], body: Buffer.from("gone") });
    expect(await bodyOf("/", async () => ({ response: gone, cacheable: false }))).toBe("gone");
    await expect(bodyOf("/", failing)).rejects.toThrow("frozen");
  });
});

describe("without the stream of changes, an answer in memory", () => {
  let answering: boolean;
  let asked: number;

  beforeEach(async () => {
    [answering, asked] = [true, 0];
    const isCommerceUp = async () => {
      asked += 1;
      return answering;
    };
    cache = new ResponseCache({ maxBytes: 100_000, now: () => clock, isCommerceUp });
    connect();
    await bodyOf("/", making("old"));
    cache.disconnect();
  });

  it("is not sent while commerce is up", async () => {
    expect(cache.get("/")).toBeUndefined();
    expect(await bodyOf("/", making("new"))).toBe("new");
    expect(await bodyOf("/", making("newer"))).toBe("newer");
  });

  it("is sent while commerce is down, without asking commerce first", async () => {
    answering = false;
    let made = 0;
    const make = async () => {
      made += 1;
      return { response: text("never"), cacheable: true };
    };
    expect([await bodyOf("/", make), await bodyOf("/", make)]).toEqual(["old", "old"]);
    expect(made).toBe(0);
  });

  it("is sent if commerce says that it is ready and then fails", async () => {
    expect(await bodyOf("/", () => Promise.reject(new Error("gone")))).toBe("old");
    expect(await bodyOf("/", async () => ({ response: text("half"), cacheable: false, failed: true }))).toBe("old");
  });

  it("is the only help: what was not in memory fails", async () => {
    answering = false;
    await expect(cache.getOrMake("/other", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
    expect(asked).toBe(0);
  });

  it("is no longer sent once the stream is connected again, also to requests that were waiting", async () => {
    let say = (_answering: boolean) => {};
    cache = new ResponseCache({
      now: () => clock,
      isCommerceUp: () =>
        new Promise((resolve) => {
          say = resolve;
        }),
    });
    connect();
    await bodyOf("/", making("old"));
    cache.disconnect();
    const waiting = bodyOf("/", making("new"));
    cache.connect();
    say(false);
    expect(await waiting).toBe("new");
    expect(await bodyOf("/", making("newer"))).toBe("newer");
  });

  it("is never a personal one: those are dropped at once", async () => {
    const personal = new ResponseCache({ now: () => clock });
    personal.connect();
    clock += 1000;
    await personal.getOrMake("/api/user", making("mine"));
    personal.disconnect();
    await expect(personal.getOrMake("/api/user", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  });
});
