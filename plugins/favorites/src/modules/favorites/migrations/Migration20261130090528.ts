import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Favourites, and standing baskets with their lines. */
export class Migration20261130090528 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "favorite" ("id" text not null, "account_id" text not null, "product_number" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "favorite_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_favorite_deleted_at" ON "favorite" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_favorite_account_product" ON "favorite" ("account_id", "product_number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "standing_basket" ("id" text not null, "number" serial, "account_id" text not null, "name" text not null, "language" text not null default 'mn', "every_weeks" integer not null, "next_on" text not null, "is_paused" boolean not null default false, "stop_key" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "standing_basket_pkey" primary key ("id"), constraint standing_basket_every_weeks check (every_weeks BETWEEN 1 AND 8), constraint standing_basket_next_on check (next_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}\$'), constraint standing_basket_language check (language IN ('mn', 'ru', 'en', 'ko')));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_standing_basket_deleted_at" ON "standing_basket" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_standing_basket_number" ON "standing_basket" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_standing_basket_stop_key" ON "standing_basket" ("stop_key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_standing_basket_account_id" ON "standing_basket" ("account_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_standing_basket_next_on" ON "standing_basket" ("next_on") WHERE NOT is_paused AND deleted_at IS NULL;`);

    this.addSql(`create table if not exists "standing_basket_line" ("id" text not null, "standing_basket_id" text not null, "place" integer not null, "product_number" integer not null, "tenths" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "standing_basket_line_pkey" primary key ("id"), constraint standing_basket_line_tenths check (tenths BETWEEN 1 AND 990));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_standing_basket_line_standing_basket_id" ON "standing_basket_line" ("standing_basket_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_standing_basket_line_deleted_at" ON "standing_basket_line" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_standing_basket_line_place" ON "standing_basket_line" ("standing_basket_id", "place") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "standing_basket_line" add constraint "standing_basket_line_standing_basket_id_foreign" foreign key ("standing_basket_id") references "standing_basket" ("id") on update cascade on delete cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "standing_basket_line" drop constraint if exists "standing_basket_line_standing_basket_id_foreign";`);

    this.addSql(`drop table if exists "favorite" cascade;`);

    this.addSql(`drop table if exists "standing_basket" cascade;`);

    this.addSql(`drop table if exists "standing_basket_line" cascade;`);
  }

}
