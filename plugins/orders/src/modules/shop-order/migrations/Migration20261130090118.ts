import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130090118 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_detail" add column if not exists "address_parts" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "order_detail" drop column if exists "address_parts";`);
  }

}
