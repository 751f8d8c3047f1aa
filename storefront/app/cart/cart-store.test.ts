import { textsOf } from "@zakh/kit/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryStorage } from "../testing/memory-storage";
import { parseCart } from "./cart-line";
import { type CartProduct, CartStore } from "./cart-store";
import { CART_KEY } from "./storage-keys";

const RIBS: CartProduct = {
  id: 1,
  ...textsOf(["name", "origin"], { name: "Хонины хавирга", nameRu: "Бараньи рёбра", nameEn: "Lamb ribs" }),
  price: 15000,
  imageUrls: ["/static/img/a.webp"],
  minOrderQuantity: 1.5,
  packSize: 1,
  unit: "kg",
  priceDivisor: 1,
  available: null,
  seller: null,
};
const PACK: CartProduct = { ...RIBS, id: 2, name: "Хонины мах, багц", minOrderQuantity: 4, packSize: 4 };

let storage: MemoryStorage;

function tab(): CartStore {
  return new CartStore(storage, async () => parseCart);
}

beforeEach(() => {
  storage = new MemoryStorage();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("the cart", () => {
  it("appends a new product and adds to an existing line", async () => {
    const cart = tab();
    await cart.add(RIBS, 1.5);
    await cart.add(PACK, 4);
    await cart.add(RIBS, 1.5);
    expect(cart.lines().map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it("keeps tenths of a kilogram exact", async () => {
    const cart = tab();
    await cart.add({ ...RIBS, minOrderQuantity: 0.1 }, 0.1);
    await cart.add({ ...RIBS, minOrderQuantity: 0.1 }, 0.2);
    expect(cart.lines()[0]?.quantity).toBe(0.3);
  });

  it("never has more than the maximum of a line", async () => {
    const cart = tab();
    await cart.add(RIBS, 98.5);
    await cart.add(RIBS, 5);
    await cart.add(PACK, 96);
    await cart.add(PACK, 8);
    expect(cart.lines().map((line) => line.quantity)).toEqual([99, 96]);
  });

  it("steps by the pack, and removes the line below the minimum", async () => {
    const cart = tab();
    await cart.add(PACK, 4);
    cart.increase(2);
    expect(cart.lines()[0]?.quantity).toBe(8);
    cart.decrease(2);
    cart.decrease(2);
    expect(cart.lines()).toEqual([]);
  });

  it("is restored by the next visit", async () => {
    await tab().add(RIBS, 2.5);
    const next = tab();
    expect(next.restored()).toBe(false);
    await next.restore();
    expect(next.restored()).toBe(true);
    expect(next.lines()[0]).toMatchObject({ productId: 1, quantity: 2.5, priceDivisor: 1 });
  });

  it("keeps the stored lines if something is added before they are restored", async () => {
    await tab().add(RIBS, 2.5);
    const next = tab();
    await next.add(PACK, 4);
    expect(next.lines().map((line) => line.productId)).toEqual([1, 2]);
  });

  it.each([
    "not json",
    "{}",
    '[{"productId":"1"}]',
    '[{"productId":1,"name":"x","price":-5,"quantity":1,"imageUrls":[]}]',
  ])("deletes %s from the storage and starts empty", async (stored) => {
    storage.write(CART_KEY, stored);
    const cart = tab();
    await cart.restore();
    expect(cart.lines()).toEqual([]);
    expect(storage.read(CART_KEY)).toBeUndefined();
    expect(console.warn).toHaveBeenCalled();
  });

  it("reads a change of another tab", async () => {
    const [here, there] = [tab(), tab()];
    await Promise.all([here.restore(), there.restore()]);
    const seen = vi.fn();
    there.subscribe(seen);
    await here.add(RIBS, 1.5);
    await there.restore();
    expect(there.lines()).toHaveLength(1);
    expect(seen).toHaveBeenCalled();
    here.clear();
    await there.restore();
    expect(there.lines()).toEqual([]);
  });

  it("removes what was ordered, and keeps what was added meanwhile", async () => {
    const cart = tab();
    await cart.add(RIBS, 1.5);
    await cart.add(PACK, 4);
    cart.removeAll([RIBS.id]);
    expect(cart.lines().map(({ productId }) => productId)).toEqual([PACK.id]);
  });

  it("returns the quantity that was added: a line has at most 99 kg", async () => {
    const cart = tab();
    expect(await cart.add(RIBS, 10)).toBe(10);
    expect(await cart.add(RIBS, 87)).toBe(87);
    expect(await cart.add(RIBS, 10)).toBe(2);
    expect(await cart.add(RIBS, 10)).toBe(0);
    expect(cart.lines()[0]?.quantity).toBe(99);
    expect(await cart.add(PACK, 96)).toBe(96);
    expect(await cart.add(PACK, 4)).toBe(0);
  });

  it("adds no more than is in stock, and nothing that is sold out", async () => {
    const cart = tab();
    const few = { ...RIBS, available: 3 };
    expect(await cart.add(few, 2)).toBe(2);
    expect(await cart.add(few, 2)).toBe(1);
    expect(await cart.add(few, 2)).toBe(0);
    expect(await cart.add({ ...PACK, available: 3 }, 4)).toBe(0);
    expect(cart.lines().map(({ productId, quantity }) => [productId, quantity])).toEqual([[1, 3]]);
  });

  it("keeps the wanted quantity if less is in stock now", async () => {
    const cart = tab();
    await cart.add(RIBS, 10);
    expect(await cart.add({ ...RIBS, available: 3 }, 1.5)).toBe(0);
    expect(cart.lines()[0]).toMatchObject({ quantity: 10, available: 3 });
  });

  it("is cleared for the next person at the same browser", async () => {
    const cart = tab();
    cart.claim(1);
    await cart.add(RIBS, 1.5);
    cart.claim(1);
    expect(cart.lines()).toHaveLength(1);
    cart.claim(2);
    expect(cart.lines()).toEqual([]);
  });
});
