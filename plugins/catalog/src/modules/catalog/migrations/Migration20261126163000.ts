import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Products that the shop shows first, and their order; a product that nobody has moved stands by its number, so a new one is last. */
export class Migration20261126163000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "product_detail" add column if not exists "is_featured" boolean not null default false;`);
    this.addSql(`alter table "product_detail" add column if not exists "position" integer null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "product_detail" drop column if exists "is_featured";`);
    this.addSql(`alter table "product_detail" drop column if exists "position";`);
  }
}
