import { model } from "@medusajs/framework/utils";

/** A browser on which an admin is told of new orders by its push service. */
export const PushSubscription = model
  .define("push_subscription", {
    id: model.id({ prefix: "push" }).primaryKey(),
    account_id: model.text(),
    /** Where its push service takes messages: whoever knows it and the keys can send some. */
    endpoint: model.text(),
    p256dh: model.text(),
    auth: model.text(),
    /** The admin's when it was last used there. */
    language: model.text(),
    /** Of the account's admin sessions: signing out everywhere ends the subscription, too. */
    session_version: model.number(),
  })
  .indexes([
    { name: "IDX_push_subscription_endpoint", on: ["endpoint"], unique: true },
    { name: "IDX_push_subscription_account", on: ["account_id"] },
  ]);
