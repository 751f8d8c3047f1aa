import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The language of an order, for its mails. Mails about older orders are in the shop's own language. */
export class Migration20261121140501 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_detail" add column if not exists "language" text not null default 'mn',
      add constraint "order_detail_language" check (language IN ('mn', 'ru', 'en', 'ko'));`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "order_detail" drop column if exists "language";`);
  }
}
