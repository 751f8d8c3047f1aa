import { registerTask } from "@zakh/kit/job-queue/task";
import { registerNoticeChannel } from "@zakh/orders/notices/notice-channel";
import { textMessageChannel } from "../sending/text-message-channel";
import { sendTextMessageTask } from "../tasks/send-text-message";

/** Registers the channel and the task that sends what it queues. */
export async function textMessagesLoader(): Promise<void> {
  registerNoticeChannel(textMessageChannel);
  registerTask(sendTextMessageTask());
}
