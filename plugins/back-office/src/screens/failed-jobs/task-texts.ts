import type { TextKey } from "../i18n/catalogues";

/** What the shop's owner calls the work of each task; the tasks stand in `tasks/` of the plugins. */
export const TASK_TEXTS: Readonly<Partial<Record<string, TextKey>>> = {
  "send-mail": "failedJobs.task.sendMail",
  "tell-back-in-stock": "failedJobs.task.tellBackInStock",
  "remove-unused-uploads": "failedJobs.task.removeUnusedUploads",
  "adopt-product": "failedJobs.task.adoptProduct",
  "adopt-category": "failedJobs.task.adoptCategory",
  "follow-medusa-order": "failedJobs.task.followMedusaOrder",
};
