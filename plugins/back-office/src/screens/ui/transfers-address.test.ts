import { expect, it } from "vitest";
import { readTransfersAddress, viewAddress } from "./transfers-address";

const read = (address: string) => readTransfersAddress(new URLSearchParams(address));

it("begins with the queue", () => {
  expect(read("")).toMatchObject({ view: "queue", page: 1, open: undefined, isShared: false });
  expect(read("view=elsewhere")).toMatchObject({ view: "queue" });
  expect(viewAddress("queue")).toEqual({});
});

it("knows a part of the screen, its filters and the open line", () => {
  expect(read("view=lines&statement=12&state=settled&search=BOLD&page=2&id=5")).toMatchObject({
    view: "lines",
    filters: { statement: "12", state: "settled", search: "BOLD" },
    page: 2,
    open: 5,
  });
  expect(viewAddress("lines", { id: "5" })).toEqual({ view: "lines", id: "5" });
  expect(read("view=layouts")).toMatchObject({ view: "layouts" });
});

it("knows that something was shared, and ignores filters that do not exist", () => {
  expect(read("shared=1&state=lost&statement=x")).toMatchObject({
    isShared: true,
    filters: { state: "", statement: "", search: "" },
  });
});
