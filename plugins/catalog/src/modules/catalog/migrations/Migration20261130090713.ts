import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130090713 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" add column if not exists "facts" jsonb not null default '{}';`);
    // What people buy together, found anew a few times a day (`pair-products`).
    this.addSql(`create table if not exists "product_pairing" (
      "product_number" integer not null, "other_number" integer not null, "rank" integer not null,
      primary key ("product_number", "other_number")
    );`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_pairing";`);
    this.addSql(`alter table if exists "product_detail" drop column if exists "facts";`);
  }

}
