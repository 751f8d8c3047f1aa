import { act, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { productOf } from "../../testing/shop-data";
import { BuyBar } from "./buy-bar";

function Page({ onAdd }: { onAdd: () => void }) {
  const button = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={button} />
      <BuyBar button={button} name="Хонины гуя" quantity={2} of={productOf(1)} onAdd={onAdd} />
    </>
  );
}

it("stands in for the page's own button while that is out of sight", async () => {
  let tell = (_frames: { intersectionRatio: number }[]) => {};
  class Observer {
    constructor(told: typeof tell) {
      tell = told;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  const onAdd = vi.fn();
  const { person } = await renderPage(<Page onAdd={onAdd} />, { at: "/products/1" });
  const add = screen.getByRole("button", { name: "«Хонины гуя»-г сагсанд нэмэх" });
  const bar = add.parentElement;
  expect(bar?.className).toContain("invisible");
  act(() => tell([{ intersectionRatio: 0.2 }]));
  expect(bar?.className).not.toContain("invisible");
  expect(bar?.textContent).toContain("2 кг₩20,000");
  await person.click(add);
  expect(onAdd).toHaveBeenCalledOnce();
  act(() => tell([{ intersectionRatio: 1 }]));
  expect(bar?.className).toContain("invisible");
});
