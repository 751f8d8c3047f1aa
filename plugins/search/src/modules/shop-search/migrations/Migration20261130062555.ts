import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Words for which nothing was found. */
export class Migration20261130062555 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "missed_search" ("id" text not null, "words" text not null, "times" integer not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "missed_search_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_missed_search_deleted_at" ON "missed_search" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_missed_search_words" ON "missed_search" ("words") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "missed_search" cascade;`);
  }

}
