import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121043508 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "generated_meal_kit" ("id" text not null, "number" serial, "account_number" integer not null, "name" text not null, "total_price" numeric not null, "is_added_to_cart" boolean not null default false, "session_id" text null, "raw_total_price" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "generated_meal_kit_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_generated_meal_kit_deleted_at" ON "generated_meal_kit" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_generated_meal_kit_number" ON "generated_meal_kit" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_generated_meal_kit_account_number" ON "generated_meal_kit" ("account_number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "generated_meal_kit_component" ("id" text not null, "number" serial, "generated_meal_kit_id" text not null, "product_number" integer not null, "quantity" numeric not null, "price" numeric not null, "raw_quantity" jsonb not null, "raw_price" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "generated_meal_kit_component_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_generated_meal_kit_component_generated_meal_kit_id" ON "generated_meal_kit_component" ("generated_meal_kit_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_generated_meal_kit_component_deleted_at" ON "generated_meal_kit_component" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "meal_kit" ("id" text not null, "number" serial, "name" text not null, "description" text not null default '', "image_url" text not null default '', "price" numeric not null, "cooking_time" integer not null default 30, "servings" integer not null default 2, "difficulty_level" text not null default 'easy', "instructions" text not null default '', "is_active" boolean not null default true, "raw_price" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "meal_kit_pkey" primary key ("id"), constraint meal_kit_price check (price >= 0), constraint meal_kit_difficulty_level check (difficulty_level IN ('easy', 'medium', 'hard')));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_meal_kit_deleted_at" ON "meal_kit" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_meal_kit_number" ON "meal_kit" ("number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "meal_kit_component" ("id" text not null, "number" serial, "meal_kit_id" text not null, "product_number" integer not null, "quantity" numeric not null, "unit" text not null default 'grams', "is_optional" boolean not null default false, "raw_quantity" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "meal_kit_component_pkey" primary key ("id"), constraint meal_kit_component_quantity check (quantity > 0));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_meal_kit_component_meal_kit_id" ON "meal_kit_component" ("meal_kit_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_meal_kit_component_deleted_at" ON "meal_kit_component" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "generated_meal_kit_component" add constraint "generated_meal_kit_component_generated_meal_kit_id_foreign" foreign key ("generated_meal_kit_id") references "generated_meal_kit" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table if exists "meal_kit_component" add constraint "meal_kit_component_meal_kit_id_foreign" foreign key ("meal_kit_id") references "meal_kit" ("id") on update cascade on delete cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "generated_meal_kit_component" drop constraint if exists "generated_meal_kit_component_generated_meal_kit_id_foreign";`);

    this.addSql(`alter table if exists "meal_kit_component" drop constraint if exists "meal_kit_component_meal_kit_id_foreign";`);

    this.addSql(`drop table if exists "generated_meal_kit" cascade;`);

    this.addSql(`drop table if exists "generated_meal_kit_component" cascade;`);

    this.addSql(`drop table if exists "meal_kit" cascade;`);

    this.addSql(`drop table if exists "meal_kit_component" cascade;`);
  }

}
