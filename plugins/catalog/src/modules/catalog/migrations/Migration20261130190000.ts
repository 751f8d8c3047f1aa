import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A category says whose goods it is for, and whether the shop's lists show those of stores (ruling 83). Those of before are for both, and do. */
export class Migration20261130190000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "category_detail"
      add column if not exists "goods_of" text not null default 'both',
      add column if not exists "lists_stores" boolean not null default true;`);
    this.addSql(`alter table if exists "category_detail" add constraint "category_detail_goods_of" check (goods_of IN ('shop', 'stores', 'both'));`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "category_detail" drop column if exists "goods_of", drop column if exists "lists_stores";`);
  }
}
