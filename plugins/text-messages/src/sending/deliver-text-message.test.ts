import { afterEach, describe, expect, it, vi } from "vitest";
import { deliverTextMessage } from "./deliver-text-message";

const setting = { enabled: true, apiKey: "NCS1", apiSecret: "very-secret", sender: "02-123-4567", wonEach: 50 };

const answers = (status: number, body: object | string) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));

const send = () => deliverTextMessage(setting, "010-1234-5678", "[Зах] №12: хургэлтэнд гарлаа");

afterEach(() => vi.restoreAllMocks());

describe("a text message", () => {
  it("goes to Solapi under the shop's key, from and to numbers of digits alone, without the secret", async () => {
    const fetch = answers(200, { statusCode: "2000" });
    expect(await send()).toEqual({ refusal: null });
    const [url, { headers, body }] = fetch.mock.calls[0] as unknown as [string, { headers: object; body: string }];
    expect(url).toBe("https://api.solapi.com/messages/v4/send");
    expect(JSON.stringify(headers)).toMatch(/HMAC-SHA256 apiKey=NCS1, date=.*signature=[0-9a-f]{64}/);
    expect(JSON.parse(body).message).toEqual({
      to: "01012345678",
      from: "021234567",
      text: "[Зах] №12: хургэлтэнд гарлаа",
    });
    expect(JSON.stringify(headers) + body).not.toContain("very-secret");
  });

  it("that the service does not take is refused in its words", async () => {
    answers(402, { errorCode: "NotEnoughBalance", errorMessage: "잔액이 부족합니다." });
    expect(await send()).toEqual({ refusal: "잔액이 부족합니다." });
  });

  it("is worth another try where nobody answers, or somebody else", async () => {
    answers(502, "bad gateway");
    await expect(send()).rejects.toThrow("bad gateway");
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
    await expect(send()).rejects.toThrow("fetch failed");
  });
});
