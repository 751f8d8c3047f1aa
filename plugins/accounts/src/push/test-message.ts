import { readTexts } from "@zakh/kit/configuration/read-texts";
import type { Language } from "@zakh/kit/contract";
import { createErrorTexts } from "@zakh/kit/http/error-texts";
import type { PushMessage } from "../contract";

const texts = createErrorTexts([readTexts(__dirname, "../contract/locales")]);

/** What an admin sends to his own device to see whether it comes. */
export function testMessage(language: Language): PushMessage {
  return { title: texts.text(language, "push_test"), body: "", path: "/admin", tag: "test" };
}
