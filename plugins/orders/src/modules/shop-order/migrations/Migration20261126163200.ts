import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When an order leaves and arrives, as its customer was told: days in Seoul. */
export class Migration20261126163200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_detail" add column if not exists "leaves_on" text, add column if not exists "arrives_on" text;`);
    this.addSql(`alter table "order_detail" drop constraint if exists "order_detail_delivery";`);
    this.addSql(`alter table "order_detail" add constraint "order_detail_delivery" check ((leaves_on IS NULL) = (arrives_on IS NULL) AND leaves_on < arrives_on);`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_detail" drop constraint if exists "order_detail_delivery";`);
    this.addSql(`alter table "order_detail" drop column if exists "leaves_on", drop column if exists "arrives_on";`);
  }
}
