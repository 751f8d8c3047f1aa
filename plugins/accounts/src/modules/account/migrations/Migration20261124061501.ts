import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A page of the admin's users by name or username is found in an index, in its order, however many users there are. */
export class Migration20261124061501 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index if not exists "IDX_account_name" on "account" ("name" collate "und-x-icu", "number") where "deleted_at" is null;`);
    this.addSql(`create index if not exists "IDX_account_username_sorted" on "account" ("username" collate "und-x-icu", "number") where "deleted_at" is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_account_name", "IDX_account_username_sorted";`);
  }
}
