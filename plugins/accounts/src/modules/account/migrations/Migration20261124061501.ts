import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes for a page of the admin's user list by name or username, however many users there are. */
export class Migration20261124061501 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index if not exists "IDX_account_name" on "account" ("name" collate "und-x-icu", "number") where "deleted_at" is null;`);
    this.addSql(`create index if not exists "IDX_account_username_sorted" on "account" ("username" collate "und-x-icu", "number") where "deleted_at" is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_account_name", "IDX_account_username_sorted";`);
  }
}
