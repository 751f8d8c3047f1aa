import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What was changed of products: one set for each saving, with who and when, and a row for each changed field. Rows are only added. */
export class Migration20261126161500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "product_change_set" (
      "number" serial not null,
      "account_number" integer null,
      "account_name" text not null,
      "created_at" timestamptz not null default now(),
      constraint "product_change_set_pkey" primary key ("number")
    );`);
    this.addSql(`create table if not exists "product_change" (
      "set_number" integer not null references "product_change_set" ("number"),
      "product_number" integer not null,
      "field" text not null,
      "old_value" jsonb null,
      "new_value" jsonb null,
      constraint "product_change_pkey" primary key ("set_number", "product_number", "field")
    );`);
    this.addSql(
      `create index if not exists "IDX_product_change_product" on "product_change" ("product_number", "set_number" desc);`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_change" cascade;`);
    this.addSql(`drop table if exists "product_change_set" cascade;`);
  }
}
