import { model } from "@medusajs/framework/utils";

/**
 * A password reset link, identified by the hash of its token (ruling 21). One per requested address: a newer one
 * replaces it.
 */
export const PasswordReset = model
  .define("password_reset", {
    id: model.id({ prefix: "pwreset" }).primaryKey(),
    /** SHA-256 of the requested address in lower case. */
    asked_for: model.text(),
    /** Null in rows of versions that also wrote them for unknown addresses. */
    account_id: model.text().nullable(),
    /** SHA-256 of the token; the token itself is only in the mail. */
    token_hash: model.text(),
    expires_at: model.dateTime(),
  })
  .indexes([
    { name: "IDX_password_reset_asked_for", on: ["asked_for"], unique: true },
    { name: "IDX_password_reset_token_hash", on: ["token_hash"], unique: true },
    { name: "IDX_password_reset_account", on: ["account_id"] },
    { name: "IDX_password_reset_expires_at", on: ["expires_at"] },
  ]);
