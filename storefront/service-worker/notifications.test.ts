import { describe, expect, it } from "vitest";
import { notificationOf, openedBy } from "./notifications";

const ORIGIN = "https://zakh.kr";

describe("a message of the shop", () => {
  it("is shown with its text, and leads to its page", () => {
    const message = {
      title: "Шинэ захиалга ирлээ: ₩45,000",
      body: "ORD-0012",
      path: "/admin/orders?id=12",
      tag: "order-12",
    };
    const [title, options] = notificationOf(message);
    expect(title).toBe(message.title);
    expect(options).toMatchObject({ body: "ORD-0012", tag: "order-12", renotify: true });
    expect(openedBy({ data: options.data }, ORIGIN)).toBe("https://zakh.kr/admin/orders?id=12");
  });

  it.each([
    "https://elsewhere.example/admin",
    "//elsewhere.example/admin",
    "/administrator",
    "javascript:alert(1)",
    "",
  ])("opens nothing but the back office: %j", (path) => {
    expect(openedBy({ data: { path } }, ORIGIN)).toBe("https://zakh.kr/admin");
  });

  it("is shown even when it is empty", () => {
    expect(notificationOf({})[1]).toMatchObject({ tag: "", renotify: false });
    expect(openedBy({ data: notificationOf({})[1].data }, ORIGIN)).toBe("https://zakh.kr/admin");
  });
});
