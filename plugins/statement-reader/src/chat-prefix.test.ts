import { expect, it } from "vitest";
import { withoutChat } from "./chat-prefix";
import { readAlerts } from "./read-alerts";

const NOW = new Date("2026-11-29T12:00:00+09:00");
/** Two alerts that begin with their amount, so that what a chat wrote before stands where a payer or a time may. */
const ALERTS = [
  "[Web발신]\n농협 입금50,000원\n11/25 16:24 301-****-2640-41 송선한 잔액150,000원",
  "[Web발신]\n농협 입금30,000원\n11/25 17:02 301-****-2640-41 김민수 잔액180,000원",
] as const;

const CHATS: Record<string, (message: string) => string> = {
  "KakaoTalk on a computer": (message) => `[나란] [오후 9:40] ${message}`,
  "KakaoTalk on a phone": (message) => `2026년 11월 25일 오후 9:40, 나란 : ${message}`,
  "KakaoTalk on an iPhone": (message) => `2026. 11. 25. 오후 9:40, 나란 : ${message}`,
  "KakaoTalk's table": (message) => `2026-11-25 21:40:11,"나란","${message}"`,
  "WhatsApp on an iPhone": (message) => `\u200e[25/11/26, 21:40:01] Naran: ${message}`,
  "WhatsApp on Android": (message) => `25/11/2026, 21:40 - Naran: ${message}`,
  LINE: (message) => `21:40\t나란\t"${message}"`,
  Telegram: (message) => `Naran, [25.11.2026 21:40]\n${message}`,
  VK: (message) => `Naran 25 ноя 2026 в 21:40\n${message}`,
};

it.each(Object.entries(CHATS))(
  "who sent an alert on by %s is not its payer, and when is not its time",
  (_name, chat) => {
    for (const between of ["\n", "\n\n"]) {
      const { rows, unread } = readAlerts(ALERTS.map(chat).join(between), NOW);
      expect([rows.map(({ payer, at, balance }) => [payer, at, balance]), unread]).toEqual([
        [
          ["송선한", "2026-11-25T07:24:00.000Z", 150_000],
          ["김민수", "2026-11-25T08:02:00.000Z", 180_000],
        ],
        [],
      ]);
    }
  },
);

it.each([
  "2026/11/25 16:24 입금: 50,000원 송선한",
  "2026/11/25 16:24:05 - 보낸분: 송선한",
  "우리 11/25 16:24 *250284 입금 3,000원 NARAN 잔액: 214,164원",
  "송선한 11/25 16:24\n[Web발신]",
])("what a bank writes itself stays: %j", (text) => expect(withoutChat(text)).toBe(text));
