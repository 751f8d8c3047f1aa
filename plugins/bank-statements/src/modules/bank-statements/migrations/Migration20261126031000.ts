import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When the last transfer of a statement was: until then the money of its account has been seen. */
export class Migration20261126031000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "bank_statement" add column if not exists "last_at" timestamptz null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "bank_statement" drop column if exists "last_at";`);
  }
}
