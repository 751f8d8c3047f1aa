import { requireNoTransaction } from "@zakh/kit/database/transaction-context";
import type { SettingOf } from "@zakh/site-settings/contract";

export type TextMessageSetting = SettingOf<"text-messages">;

/** What became of a message: null, or why the service did not take it (a wrong key, an unknown sender, an empty balance), in its words. */
export type Delivered = { refusal: string | null };

/**
 * Hands a message to Solapi, which sends it as a short or a long one by its length. Throws when the service could not be reached: then it is
 * worth another try. `to` is a mobile number of Korea's.
 */
export async function deliverTextMessage(
  { apiKey, apiSecret, sender }: TextMessageSetting,
  to: string,
  text: string,
): Promise<Delivered> {
  requireNoTransaction("The text message service");
  // Loaded when the first message goes: most shops have it off.
  const { SolapiMessageService } = await import("solapi");
  try {
    await new SolapiMessageService(apiKey, apiSecret).sendOne({ to: digits(to), from: digits(sender), text });
    return { refusal: null };
  } catch (error) {
    if (!(error instanceof Error) || isUnreachable(error)) throw error;
    return { refusal: error.message.slice(0, LONGEST_REFUSAL) };
  }
}

const LONGEST_REFUSAL = 300;

const digits = (number: string) => number.replace(/\D/g, "");

/** What `fetch` throws where nobody answers, and how the kit names an answer that is not the service's own. */
const isUnreachable = (error: Error) => error instanceof TypeError || error.name === "UnknownError";
