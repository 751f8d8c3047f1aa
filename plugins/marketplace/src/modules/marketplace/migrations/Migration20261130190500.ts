import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What a store does for a price besides its goods, and further pictures of it (ruling 84). */
export class Migration20261130190500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "market_store" add column "photo_urls" jsonb not null default '[]', add column "services" jsonb not null default '[]',
      add constraint "market_store_photo_urls" check (jsonb_typeof(photo_urls) = 'array'),
      add constraint "market_store_services" check (jsonb_typeof(services) = 'array');`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "market_store" drop column "photo_urls", drop column "services";`);
  }
}
