import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Mails count towards the limit of their recipient by their rows. */
export class Migration20261128081733 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "outgoing_mail" add column if not exists "limited_by" text null;`);
    this.addSql(`create index if not exists "IDX_outgoing_mail_limited" on "outgoing_mail" (lower("recipient"), "limited_by", "created_at")
      where limited_by is not null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_outgoing_mail_limited";`);
    this.addSql(`alter table "outgoing_mail" drop column if exists "limited_by";`);
  }
}
