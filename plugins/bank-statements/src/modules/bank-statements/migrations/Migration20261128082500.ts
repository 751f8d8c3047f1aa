import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When a statement's first transfer was, the header that a person has told for it, and public ids of such headers. */
export class Migration20261128082500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "bank_statement"
      add column if not exists "first_at" timestamptz null, add column if not exists "header" text null;`);
    this.addSql(`alter table "statement_layout" add column if not exists "number" serial not null;`);
    this.addSql(`create unique index if not exists "IDX_statement_layout_number" on "statement_layout" ("number");`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "statement_layout" drop column if exists "number";`);
    this.addSql(`alter table "bank_statement" drop column if exists "first_at", drop column if exists "header";`);
  }
}
