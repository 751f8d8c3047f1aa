import { beforeEach, describe, expect, it } from "vitest";
import { Answer } from "./answer.mjs";
import { KeptAnswers } from "./kept-answers.mjs";

let clock: number;
let kept: KeptAnswers;

beforeEach(() => {
  clock = 0;
  kept = new KeptAnswers({ most: 100_000, now: () => clock });
});

/** Changes are heard, and what they have stirred up has settled. */
function listening(): void {
  kept.hear();
  clock += 1000;
}

const areKept = (...keys: string[]) => keys.map((key) => kept.get(key) !== undefined);

/** An answer that shows products. */
const text = (body: string, tables = ["product"]) =>
  new Answer({ headers: [["Content-Type", "text/plain"]], body: Buffer.from(body), tables });
const making = (body: string, tables?: string[]) => async () => ({ answer: text(body, tables), keep: true });

async function taken(key: string, make: () => Promise<{ answer: Answer; keep: boolean }>): Promise<string> {
  return (await kept.take(key, make)).body.toString();
}

/** An answer that is being made until it is told to come. */
function slow(body: string, tables?: string[]) {
  let come = () => {};
  const made = new Promise<{ answer: Answer; keep: boolean }>((resolve) => {
    come = () => resolve({ answer: text(body, tables), keep: true });
  });
  return { make: () => made, come };
}

describe("what is kept", () => {
  it("is made once and given to everybody, until something changes", async () => {
    listening();
    expect(await taken("/", making("old"))).toBe("old");
    expect(await taken("/", making("new"))).toBe("old");
    kept.drop(["product"]);
    expect(await taken("/", making("new"))).toBe("new");
  });

  it("is nothing while changes are not heard", async () => {
    await taken("/", making("old"));
    expect(kept.get("/")).toBeUndefined();
    listening();
    await taken("/", making("old"));
    kept.deafen();
    expect(kept.get("/")).toBeUndefined();
    expect(await taken("/", making("new"))).toBe("new");
  });

  it("is not what its maker says must not be kept", async () => {
    listening();
    await kept.take("/", async () => ({ answer: text("mine"), keep: false }));
    expect(kept.get("/")).toBeUndefined();
  });

  it("is nothing that was begun before a change", async () => {
    listening();
    const old = slow("old");
    const first = taken("/", old.make);
    kept.drop(["product"]);
    old.come();
    expect(await first).toBe("old");
    expect(kept.get("/")).toBeUndefined();
  });

  it("is everything that does not show what has changed", async () => {
    listening();
    await taken("/", making("products", ["product", "footer"]));
    await taken("/contact", making("words", ["footer"]));
    await taken("/about", making("nothing", []));
    kept.drop(["product", "image"]);
    expect(areKept("/", "/contact", "/about")).toEqual([false, true, true]);
    kept.dropAll();
    expect(areKept("/contact", "/about")).toEqual([false, false]);
  });

  it("is also what was being made during a change that it does not show", async () => {
    listening();
    const words = slow("words", ["footer"]);
    const products = slow("products");
    const asked = [taken("/contact", words.make), taken("/", products.make)];
    kept.drop(["product"]);
    expect(await taken("/hours", making("hours", ["footer"]))).toBe("hours");
    words.come();
    products.come();
    await Promise.all(asked);
    expect(areKept("/contact", "/hours", "/")).toEqual([true, true, false]);
  });

  it("is nothing that was begun before everything was dropped, whatever it shows", async () => {
    listening();
    const old = slow("old", []);
    const asked = taken("/", old.make);
    kept.deafen();
    kept.hear();
    clock += 1000;
    old.come();
    await asked;
    expect(kept.get("/")).toBeUndefined();
  });

  it("is nothing that was begun while the last change may still be on its way to other processes", async () => {
    listening();
    kept.drop(["product"]);
    await taken("/", making("perhaps old"));
    expect(kept.get("/")).toBeUndefined();
    clock += 1000;
    await taken("/", making("new"));
    expect(kept.get("/")?.body.toString()).toBe("new");
  });

  it("stays within its bounds, the longest unused going first", async () => {
    listening();
    const page = "x".repeat(10_000);
    await taken("/first", making(page));
    for (let number = 0; number < 20; number += 1) {
      await taken(`/${number}`, making(page));
      kept.get("/0");
    }
    expect(kept.get("/first")).toBeUndefined();
    expect(kept.get("/0")).toBeDefined();
  });
});

describe("several who ask at once", () => {
  it("are given one answer", async () => {
    listening();
    const one = slow("one");
    const asked = [taken("/", one.make), taken("/", making("two"))];
    one.come();
    expect(await Promise.all(asked)).toEqual(["one", "one"]);
  });

  it("are not given one that was begun before a change that they know of", async () => {
    listening();
    const old = slow("old");
    const before = taken("/", old.make);
    kept.drop(["product"]);
    expect(await taken("/", making("new"))).toBe("new");
    old.come();
    expect(await before).toBe("old");
  });

  it("are each given their own while changes are not heard", async () => {
    const old = slow("old");
    const before = taken("/", old.make);
    expect(await taken("/", making("new"))).toBe("new");
    old.come();
    await before;
  });

  it("all hear of a failure, and the next asks anew", async () => {
    listening();
    const failing = () => Promise.reject(new Error("down"));
    const asked = [kept.take("/", failing), kept.take("/", failing)];
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe("rejected");
    expect(await taken("/", making("up"))).toBe("up");
  });
});

describe("what has changed", () => {
  const HOUR = 60 * 60 * 1000;
  const failing = () => Promise.reject(new Error("frozen"));
  let answering: boolean;

  beforeEach(async () => {
    answering = true;
    kept = new KeptAnswers({ most: 100_000, now: () => clock, isAnswering: async () => answering });
    listening();
    await taken("/", making("old"));
    kept.drop(["product"]);
    clock += 1000;
  });

  it("is not answered as long as commerce answers, and gives way to the new", async () => {
    expect(kept.get("/")).toBeUndefined();
    expect(await taken("/", making("new"))).toBe("new");
    expect(kept.get("/")?.body.toString()).toBe("new");
    kept.drop(["product"]);
    expect(await taken("/", failing)).toBe("new");
  });

  it("is answered when the new cannot be made, be changes heard or not", async () => {
    expect(await taken("/", failing)).toBe("old");
    expect(await taken("/", async () => ({ answer: text("half"), keep: false, failed: true }))).toBe("old");
    kept.deafen();
    answering = false;
    expect(await taken("/", making("never"))).toBe("old");
    kept.hear();
    expect(kept.get("/")).toBeUndefined();
    expect(await taken("/", failing)).toBe("old");
  });

  it("was asked for again meanwhile: the latest is answered, be it made between changes or while none were heard", async () => {
    kept.drop(["product"]);
    expect(await taken("/", making("newer"))).toBe("newer");
    expect(kept.get("/")).toBeUndefined();
    expect(await taken("/", failing)).toBe("newer");
    kept.deafen();
    expect(await taken("/", making("newest"))).toBe("newest");
    expect(await taken("/unasked", making("first"))).toBe("first");
    answering = false;
    expect(await taken("/", failing)).toBe("newest");
    expect(await taken("/unasked", failing)).toBe("first");
  });

  it("never takes the place of what is newer", async () => {
    const late = slow("late");
    const asked = taken("/", late.make);
    kept.drop(["product"]);
    clock += 1000;
    await taken("/", making("new"));
    late.come();
    expect(await asked).toBe("late");
    expect(kept.get("/")?.body.toString()).toBe("new");
  });

  it("is answered for an hour, and no longer", async () => {
    clock += HOUR - 2000;
    kept.drop(["product"]);
    expect(await taken("/", failing)).toBe("old");
    clock += 2000;
    await expect(taken("/", failing)).rejects.toThrow("frozen");
  });

  it("is not answered once commerce has said that it is no longer there", async () => {
    const gone = new Answer({ status: 404, headers: [], body: Buffer.from("gone") });
    expect(await taken("/", async () => ({ answer: gone, keep: false }))).toBe("gone");
    await expect(taken("/", failing)).rejects.toThrow("frozen");
  });
});

describe("while changes are not heard, what was in memory", () => {
  let answering: boolean;
  let asked: number;

  beforeEach(async () => {
    [answering, asked] = [true, 0];
    const isAnswering = async () => {
      asked += 1;
      return answering;
    };
    kept = new KeptAnswers({ most: 100_000, now: () => clock, isAnswering });
    listening();
    await taken("/", making("old"));
    kept.deafen();
  });

  it("is not answered as long as commerce answers", async () => {
    expect(kept.get("/")).toBeUndefined();
    expect(await taken("/", making("new"))).toBe("new");
    expect(await taken("/", making("newer"))).toBe("newer");
  });

  it("is answered when commerce does not, which is not waited for again", async () => {
    answering = false;
    let made = 0;
    const make = async () => {
      made += 1;
      return { answer: text("never"), keep: true };
    };
    expect([await taken("/", make), await taken("/", make)]).toEqual(["old", "old"]);
    expect(made).toBe(0);
  });

  it("is answered when commerce says that it is ready and then fails", async () => {
    expect(await taken("/", () => Promise.reject(new Error("gone")))).toBe("old");
    expect(await taken("/", async () => ({ answer: text("half"), keep: false, failed: true }))).toBe("old");
  });

  it("is all that there is: what was not in memory fails as ever", async () => {
    answering = false;
    await expect(kept.take("/other", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
    expect(asked).toBe(0);
  });

  it("is no longer answered as soon as changes are heard again, also for those who were waiting", async () => {
    let say = (_answering: boolean) => {};
    kept = new KeptAnswers({
      now: () => clock,
      isAnswering: () =>
        new Promise((resolve) => {
          say = resolve;
        }),
    });
    listening();
    await taken("/", making("old"));
    kept.deafen();
    const waiting = taken("/", making("new"));
    kept.hear();
    say(false);
    expect(await waiting).toBe("new");
    expect(await taken("/", making("newer"))).toBe("newer");
  });

  it("is never anybody's own: personal answers go at once", async () => {
    const own = new KeptAnswers({ now: () => clock });
    own.hear();
    clock += 1000;
    await own.take("/api/user", making("mine"));
    own.deafen();
    await expect(own.take("/api/user", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  });
});
