import type { Language } from "@zakh/kit/contract";
import { createErrorTexts } from "@zakh/kit/http/error-texts";
import type { PushMessage } from "../contract";
import { texts as accountTexts } from "../contract/texts";

const texts = createErrorTexts([accountTexts]);

/** What an admin sends to his own device to see whether it comes. */
export function testMessage(language: Language): PushMessage {
  return { title: texts.text(language, "push_test"), body: "", path: "/admin", tag: "test" };
}
