import { registerNoticeChannel } from "../notices/notice-channel";
import { pushChannel } from "../notices/push-channel";

/** Registers how customers are told of their orders beside the mail. */
export async function noticeChannelsLoader(): Promise<void> {
  registerNoticeChannel(pushChannel);
}
