import { expect, it } from "vitest";
import { ReadingQueue } from "./reading-queue";

const settled = () => new Promise((resolve) => setImmediate(resolve));

function setUp(waitMs = 10_000) {
  const queue = new ReadingQueue({ places: 1, waiting: 2, waitMs });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (name: string) =>
    queue
      .run(() => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      })
      .then(() => "read")
      .catch(({ refusal }) => refusal.refused as string);
  return { begun, send, end: (name: string) => ends.get(name)?.() };
}

it("files are read one after the other, in the order of their arrival", async () => {
  const { begun, send, end } = setUp();
  const first = send("a");
  void send("b");
  void send("c");
  await settled();
  expect(begun).toEqual(["a"]);
  end("a");
  expect(await first).toBe("read");
  await settled();
  expect(begun).toEqual(["a", "b"]);
});

it("a file is refused as busy when enough others wait", async () => {
  const { begun, send, end } = setUp();
  for (const name of ["a", "b", "c"]) void send(name);
  expect(await send("d")).toBe("busy");
  for (const name of ["a", "b", "c"]) {
    end(name);
    await settled();
  }
  void send("e");
  await settled();
  expect(begun).toEqual(["a", "b", "c", "e"]);
});

it("a file that has waited too long is refused as busy, and leaves the queue", async () => {
  const { begun, send, end } = setUp(1);
  void send("a");
  expect(await send("b")).toBe("busy");
  void send("c").catch(() => undefined);
  end("a");
  await settled();
  expect(begun).toEqual(["a", "c"]);
});
