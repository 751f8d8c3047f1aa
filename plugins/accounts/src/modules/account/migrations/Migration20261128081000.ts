import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { FOLDED_FUNCTION } from "@zakh/kit/database/folded-function";

/** Accounts are found by their names in any script and spelling. */
export class Migration20261128081000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(FOLDED_FUNCTION);
    this.addSql(
      `alter table "account" add column if not exists "folded_text" text generated always as (zakh_folded("name") || zakh_folded("username")) stored;`,
    );
    this.addSql(
      `create index if not exists "IDX_account_folded" on "account" using gin ("folded_text" gin_trgm_ops) where "deleted_at" is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "account" drop column if exists "folded_text";`);
  }
}
