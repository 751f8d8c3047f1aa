import type { TextKey } from "../../i18n/catalogues";

/** Display names of the tasks in the plugins' `tasks/`. */
export const TASK_TEXTS: Readonly<Partial<Record<string, TextKey>>> = {
  "send-mail": "failedJobs.task.sendMail",
  "send-push": "failedJobs.task.sendPush",
  "send-text-message": "failedJobs.task.sendTextMessage",
  "tell-stores-of-payments": "failedJobs.task.tellStoresOfPayments",
  "tell-back-in-stock": "failedJobs.task.notifyBackInStock",
  "put-legal-in-force": "failedJobs.task.putLegalInForce",
  "pair-products": "failedJobs.task.pairProducts",
  "begin-lot": "failedJobs.task.lotBegins",
  "propose-standing-baskets": "failedJobs.task.proposeStandingBaskets",
  "remove-unused-uploads": "failedJobs.task.removeUnusedUploads",
  "remove-expired-locks": "failedJobs.task.removeExpiredLocks",
  "adopt-product": "failedJobs.task.adoptProduct",
  "adopt-category": "failedJobs.task.adoptCategory",
  "finish-delivery": "failedJobs.task.finishDelivery",
  "issue-password-reset": "failedJobs.task.issuePasswordReset",
  "remind-of-payment": "failedJobs.task.remindOfPayment",
  "cancel-overdue-orders": "failedJobs.task.cancelOverdueOrders",
  "forget-old-data": "failedJobs.task.forget",
  "settle-store-orders": "failedJobs.task.settleStoreOrders",
  "settle-statement": "failedJobs.task.settleStatement",
  "finish-statement-lines": "failedJobs.task.finishStatementLines",
};
