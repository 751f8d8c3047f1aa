import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130130000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "market_store" add column if not exists "position" text not null default '';`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "market_store" drop column if exists "position";`);
  }
}
