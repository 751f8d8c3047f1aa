import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130090713 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" add column if not exists "facts" jsonb not null default '{}';`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" drop column if exists "facts";`);
  }

}
