import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The parcel of an order: how many boxes, and when it was sent by which courier with which number (ruling 53). */
export class Migration20261126130500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_detail" add column if not exists "boxes" integer not null default 1,
      add column if not exists "sent_at" timestamptz null, add column if not exists "courier" text not null default '',
      add column if not exists "courier_name" text not null default '', add column if not exists "tracking_number" text not null default '';`);
    this.addSql(`alter table "order_detail" drop constraint if exists order_detail_sent,
      add constraint order_detail_sent check (boxes BETWEEN 1 AND 9 AND (sent_at IS NOT NULL) = (tracking_number <> '')
        AND (sent_at IS NOT NULL) = (courier <> '') AND tracking_number ~ '^([0-9]{10,14})?$');`);
    this.addSql(`create index if not exists "IDX_order_detail_tracking_number" on "order_detail" ("tracking_number")
      where tracking_number <> '' AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_detail_tracking_number";`);
    this.addSql(`alter table "order_detail" drop constraint if exists order_detail_sent, drop column if exists "boxes",
      drop column if exists "sent_at", drop column if exists "courier", drop column if exists "courier_name",
      drop column if exists "tracking_number";`);
  }
}
