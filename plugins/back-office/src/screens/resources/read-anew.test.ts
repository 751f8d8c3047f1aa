import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it } from "vitest";
import { readAnew } from "./read-anew";

const KEY = ["numbers"];

let client: QueryClient;
let saved: string;
beforeEach(() => {
  client = new QueryClient();
  saved = "former";
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 10));
const query = { queryKey: KEY, queryFn: async () => saved };

it("what is known already is read again", async () => {
  await client.fetchQuery(query);
  saved = "new";
  expect(await readAnew(client, query)).toBe("new");
  expect(client.getQueryData(KEY)).toBe("new");
});

it("what is being saved is waited for, also where that fails", async () => {
  for (const end of [async () => undefined, () => Promise.reject(new Error("refused"))]) {
    const mutationFn = async () => {
      await soon();
      saved = "being saved";
      await end();
    };
    const saving = client.getMutationCache().build(client, { mutationKey: KEY, mutationFn });
    const settled = saving.execute(undefined).catch(() => undefined);
    expect(await readAnew(client, query)).toBe("being saved");
    await settled;
    saved = "former";
  }
});

it("a reading that has begun before is not taken for it", async () => {
  const slow = async () => {
    const before = saved;
    await soon();
    return before;
  };
  const begun = client.fetchQuery({ ...query, queryFn: slow }).catch(() => undefined);
  saved = "new";
  expect(await readAnew(client, query)).toBe("new");
  await begun;
  expect(client.getQueryData(KEY)).toBe("new");
});

it("rejects when nothing can be read, though something is known", async () => {
  await client.fetchQuery(query);
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(readAnew(client, { ...query, queryFn: lost })).rejects.toThrow("Failed to fetch");
});
