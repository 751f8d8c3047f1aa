import type { Order, OrderItem } from "@zakh/orders/contract";
import { DEFAULT_COURIERS, type WaybillColumn, type WaybillField } from "@zakh/site-settings/contract";
import { describe, expect, it } from "vitest";
import { waybillRows, waybillTitles } from "./waybill-rows";

function item(
  name: string,
  nameEn: string,
  quantity: number,
  packedQuantity: number | null = null,
  unit: OrderItem["unit"] = "kg",
): OrderItem {
  return { product: { name, nameEn }, quantity, packedQuantity, unit } as OrderItem;
}

const ORDER = {
  id: 7,
  customerName: "Болд Бат",
  customerPhone: "010-0000-1234",
  customerAddress: "서울 강남구 테헤란로 1\n101동 202호 (06134)",
  transferAccountHolder: "BOLD BAT",
  deliveryNote: "Үүдэнд үлдээнэ үү",
  note: "Утасдах",
  boxes: 2,
  items: [
    item("Үхрийн гуя", "Beef round", 1.5),
    item("Хонины хаа", "", 2, 1.87),
    item("Дотор", "Offal", 1, 0),
    item("Бууз", "Frozen buuz", 2, null, "pack"),
    // Sent by its store.
    { ...item("Бялуу", "Cake", 1), seller: { id: 3, name: "Алтан хур" } },
  ],
} as unknown as Order;

function cell(field: WaybillField, order: Partial<Order> = {}, text = ""): string | undefined {
  return waybillRows([{ ...ORDER, ...order } as Order], [{ header: "열", field, text }])[0]?.[0];
}

describe("a courier's file", () => {
  it.each<[WaybillField, string]>([
    ["recipient", "Bold Bat"],
    ["phone", "010-0000-1234"],
    ["secondPhone", "010-0000-1234"],
    ["postcode", "06134"],
    ["address", "서울 강남구 테헤란로 1 101동 202호 (06134)"],
    ["goods", "Beef round 1.5kg, Khoniny khaa 1.87kg, Frozen buuz 2팩"],
    ["quantity", "3"],
    ["boxes", "2"],
    ["orderNumber", "ORD-0007"],
    ["deliveryNote", "문 앞에 놓아 주세요"],
    ["orderer", "BOLD BAT"],
    ["fixed", ""],
  ])("has %s %j", (field, value) => {
    expect(cell(field)).toBe(value);
  });

  it("has postcode and place of an address in parts each in its column, and the code of the door with the note", () => {
    const address = {
      postcode: "06134",
      roadAddress: "서울 강남구 테헤란로 1",
      building: "101동 202호",
      doorCode: "#12",
    };
    const order = { address, customerAddress: "(06134) 서울 강남구 테헤란로 1, 101동 202호" };
    expect(cell("postcode", order)).toBe("06134");
    expect(cell("address", order)).toBe("서울 강남구 테헤란로 1, 101동 202호");
    expect(cell("deliveryNote", order)).toBe("공동현관 #12, 문 앞에 놓아 주세요");
    expect(cell("deliveryNote", { ...order, deliveryNote: "", note: "" })).toBe("공동현관 #12");
    expect(cell("postcode", { ...order, address: { ...address, postcode: "" } })).toBe("06134");
  });

  it("has the text of a fixed column, the owner's note without one of the customer, and the recipient where nobody else pays", () => {
    expect(cell("fixed", {}, "냉동")).toBe("냉동");
    expect(cell("deliveryNote", { deliveryNote: "" })).toBe("Утасдах");
    expect(cell("orderer", { transferAccountHolder: "" })).toBe("Bold Bat");
  });

  it.each(["=1+1", "+82", "-1", "@SUM(A1)", "  =1+1", "＝1"])("has no formula of %j in any cell or title", (text) => {
    const order = { customerName: text, customerAddress: text, deliveryNote: text, transferAccountHolder: text };
    const columns: WaybillColumn[] = [{ header: text, field: "fixed", text }];
    for (const field of ["recipient", "address", "deliveryNote", "orderer"] as const)
      expect(cell(field, order)).not.toMatch(/^[\s=+\-@＝]/);
    expect(waybillTitles(columns)[0]).not.toMatch(/^[\s=+\-@＝]/);
    expect(cell("fixed", {}, text)).not.toMatch(/^[\s=+\-@＝]/);
  });

  it.each(DEFAULT_COURIERS.couriers.map(({ code, columns }) => [code, columns] as const))(
    "of %s says by default who gets what where, and which order it is",
    (_code, columns) => {
      const fields = columns.map(({ field }) => field);
      for (const needed of ["recipient", "phone", "postcode", "address", "goods", "boxes", "orderNumber"] as const)
        expect(fields).toContain(needed);
      expect(waybillRows([ORDER, ORDER], columns)).toHaveLength(2);
      expect(waybillTitles(columns)).toEqual(columns.map(({ header }) => header));
    },
  );
});
