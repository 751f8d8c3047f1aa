import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Admins' decisions about stores are recorded, and a store suspended by an admin cannot be active (ruling 34). */
export class Migration20261121091701 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "market_store" add column if not exists "is_suspended" boolean not null default false;`);
    this.addSql(`alter table "market_store" drop constraint if exists "market_store_suspended";`);
    this.addSql(
      `alter table "market_store" add constraint "market_store_suspended" check (not ("is_suspended" and "is_active"));`,
    );
    this.addSql(`create table if not exists "market_store_decision" (
      "id" text not null,
      "number" serial not null,
      "market_store_id" text not null,
      "kind" text not null,
      "reason" text not null default '',
      "account_number" integer null,
      "account_name" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "market_store_decision_pkey" primary key ("id"),
      constraint "market_store_decision_kind" check ("kind" in ('verified', 'unverified', 'suspended', 'resumed')),
      constraint "market_store_decision_market_store_id_foreign" foreign key ("market_store_id")
        references "market_store" ("id") on update cascade on delete cascade
    );`);
    this.addSql(
      `create unique index if not exists "IDX_market_store_decision_number" on "market_store_decision" ("number");`,
    );
    this.addSql(
      `create index if not exists "IDX_market_store_decision_market_store_id" on "market_store_decision" ("market_store_id", "number");`,
    );
    this.addSql(
      `create index if not exists "IDX_market_store_decision_deleted_at" on "market_store_decision" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "market_store_decision" cascade;`);
    this.addSql(`alter table "market_store" drop constraint if exists "market_store_suspended";`);
    this.addSql(`alter table "market_store" drop column if exists "is_suspended";`);
  }
}
