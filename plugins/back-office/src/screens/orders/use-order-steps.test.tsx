import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useOrderSteps } from "./use-order-steps";

afterEach(cleanup);

/** A list of five orders in pages of two, with the order of this id open. */
function openOrder(id: number) {
  let open = id;
  let page = Math.ceil(id / 2);
  let isLoading = false;
  const rows = () => [1, 2, 3, 4, 5].slice((page - 1) * 2, page * 2).map((id) => ({ id }));
  const { result, rerender } = renderHook(() =>
    useOrderSteps({
      rows: isLoading ? undefined : rows(),
      pageSize: 2,
      total: 5,
      list: {
        open,
        page,
        openRow: (id) => {
          open = id;
        },
        turnTo: (to) => {
          page = to;
          isLoading = true;
        },
      },
    }),
  );
  return (by: 1 | -1) => {
    act(() => result.current.step(by));
    rerender();
    isLoading = false;
    rerender();
    rerender();
    return { open, place: result.current.place };
  };
}

it("goes from order to order over the pages of a list, and stops at its ends", () => {
  const step = openOrder(2);
  expect(step(1)).toEqual({ open: 3, place: 3 });
  expect(step(1)).toEqual({ open: 4, place: 4 });
  expect(step(1)).toEqual({ open: 5, place: 5 });
  expect(step(1)).toEqual({ open: 5, place: 5 });
  expect(step(-1)).toEqual({ open: 4, place: 4 });
  expect(openOrder(1)(-1)).toEqual({ open: 1, place: 1 });
});
