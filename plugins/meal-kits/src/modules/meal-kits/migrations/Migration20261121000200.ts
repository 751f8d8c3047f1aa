import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Meal kits, and those made from them. */
export class Migration20261121000200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table "meal_kit" (
      "id" text not null,
      "number" serial,
      "name" text not null,
      "description" text not null default '',
      "image_url" text not null default '',
      "price" numeric not null,
      "raw_price" jsonb not null,
      "cooking_time" integer not null default 30,
      "servings" integer not null default 2,
      "difficulty_level" text not null default 'easy',
      "instructions" text not null default '',
      "is_active" boolean not null default true,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "meal_kit_pkey" primary key (id),
      constraint "meal_kit_values" check ((price >= 0) and (cooking_time > 0) and (servings > 0))
    );`);
    this.addSql(`create index "IDX_meal_kit_deleted_at" on "meal_kit" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_meal_kit_number" on "meal_kit" (number);`);
    this.addSql(`create table "meal_kit_component" (
      "id" text not null,
      "number" serial,
      "product_number" integer not null,
      "quantity" numeric not null,
      "raw_quantity" jsonb not null,
      "unit" text not null default 'grams',
      "is_optional" boolean not null default false,
      "meal_kit_id" text not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "meal_kit_component_pkey" primary key (id),
      constraint "meal_kit_component_meal_kit_id_foreign" foreign key (meal_kit_id) references meal_kit(id) on update cascade on delete cascade,
      constraint "meal_kit_component_quantity" check (quantity > 0)
    );`);
    this.addSql(`create index "IDX_meal_kit_component_deleted_at" on "meal_kit_component" (deleted_at) where deleted_at is null;`);
    this.addSql(`create index "IDX_meal_kit_component_meal_kit_id" on "meal_kit_component" (meal_kit_id);`);
    this.addSql(`create unique index "IDX_meal_kit_component_number" on "meal_kit_component" (number);`);
    this.addSql(`create table "generated_meal_kit" (
      "id" text not null,
      "number" serial,
      "user_number" integer not null,
      "name" text not null,
      "total_price" numeric not null,
      "raw_total_price" jsonb not null,
      "is_added_to_cart" boolean not null default false,
      "session_id" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "generated_meal_kit_pkey" primary key (id)
    );`);
    this.addSql(`create index "IDX_generated_meal_kit_deleted_at" on "generated_meal_kit" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_generated_meal_kit_number" on "generated_meal_kit" (number);`);
    this.addSql(`create index "IDX_generated_meal_kit_user_number" on "generated_meal_kit" (user_number);`);
    this.addSql(`create table "generated_meal_kit_component" (
      "id" text not null,
      "number" serial,
      "product_number" integer not null,
      "quantity" numeric not null,
      "raw_quantity" jsonb not null,
      "price" numeric not null,
      "raw_price" jsonb not null,
      "generated_meal_kit_id" text not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "generated_meal_kit_component_pkey" primary key (id),
      constraint "generated_meal_kit_component_kit_foreign" foreign key (generated_meal_kit_id) references generated_meal_kit(id) on update cascade on delete cascade
    );`);
    this.addSql(`create index "IDX_generated_meal_kit_component_deleted_at" on "generated_meal_kit_component" (deleted_at) where deleted_at is null;`);
    this.addSql(`create index "IDX_generated_meal_kit_component_generated_meal_kit_id" on "generated_meal_kit_component" (generated_meal_kit_id);`);
    this.addSql(`create unique index "IDX_generated_meal_kit_component_number" on "generated_meal_kit_component" (number);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "generated_meal_kit_component" cascade;`);
    this.addSql(`drop table if exists "generated_meal_kit" cascade;`);
    this.addSql(`drop table if exists "meal_kit_component" cascade;`);
    this.addSql(`drop table if exists "meal_kit" cascade;`);
  }
}
