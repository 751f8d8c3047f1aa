import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Subscriptions to back-in-stock mails (ruling 51). A row is deleted in the transaction that writes its mail. */
export class Migration20261123164102 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "back_in_stock_alert" (
      "id" text not null,
      "account_id" text not null,
      "product_number" integer not null,
      "language" text not null,
      "created_at" timestamptz not null default now(),
      constraint "back_in_stock_alert_pkey" primary key ("id"),
      constraint "back_in_stock_alert_once" unique ("account_id", "product_number"),
      constraint "back_in_stock_alert_language" check (language in ('mn', 'ru', 'en', 'ko'))
    );`);
    this.addSql(`create index if not exists "IDX_back_in_stock_alert_product" on "back_in_stock_alert" ("product_number", "created_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "back_in_stock_alert" cascade;`);
  }
}
