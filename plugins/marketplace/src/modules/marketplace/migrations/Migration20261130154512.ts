import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130154512 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "store_order_note" ("id" text not null, "number" serial, "order_number" integer not null, "store_number" integer not null, "kind" text not null, "place" integer null, "is_by_store" boolean not null, "text" text not null default '', "account_number" integer not null, "account_name" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "store_order_note_pkey" primary key ("id"), constraint store_order_note_kind check (kind IN ('note', 'undeliverable', 'deliverable') AND (kind = 'note') = (place IS NULL) AND (kind = 'note') = (text <> '')));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_store_order_note_deleted_at" ON "store_order_note" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_store_order_note_part" ON "store_order_note" ("order_number", "store_number", "number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "store_order_step" ("id" text not null, "number" serial, "order_number" integer not null, "store_number" integer not null, "state" text not null, "is_undo" boolean not null default false, "courier" text not null default '', "courier_name" text not null default '', "tracking_number" text not null default '', "account_number" integer not null, "account_name" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "store_order_step_pkey" primary key ("id"), constraint store_order_step_state check (state IN ('new', 'accepted', 'prepared', 'handed_over', 'picked_up', 'undeliverable')), constraint store_order_step_parcel check ((courier = '') = (tracking_number = '') AND (courier = '' OR state = 'handed_over')));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_store_order_step_deleted_at" ON "store_order_step" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_store_order_step_part" ON "store_order_step" ("order_number", "store_number", "number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_store_order_step_store" ON "store_order_step" ("store_number", "number") WHERE state = 'handed_over' AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "store_order_note" cascade;`);

    this.addSql(`drop table if exists "store_order_step" cascade;`);
  }

}
