import { model } from "@medusajs/framework/utils";

/** A browser that is told by its push service: an admin's of new orders, a customer's of the steps of the own ones. */
export const PushSubscription = model
  .define("push_subscription", {
    id: model.id({ prefix: "push" }).primaryKey(),
    account_id: model.text(),
    /** As whom its user is told: `admin` or `customer` (`SessionHalf`). One browser may be both. */
    half: model.text().default("admin"),
    /** Where its push service takes messages: whoever knows it and the keys can send some. */
    endpoint: model.text(),
    p256dh: model.text(),
    auth: model.text(),
    /** The user's when it was last used there. */
    language: model.text(),
    /** Of the account's sessions of this half: signing out everywhere ends the subscription, too. */
    session_version: model.number(),
  })
  .indexes([
    { name: "IDX_push_subscription_endpoint_half", on: ["endpoint", "half"], unique: true },
    { name: "IDX_push_subscription_account", on: ["account_id"] },
  ]);
