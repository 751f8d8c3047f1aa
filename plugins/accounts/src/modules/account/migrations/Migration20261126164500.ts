import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Browsers on which admins are told of new orders. */
export class Migration20261126164500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "push_subscription" (
      "id" text not null, "account_id" text not null, "endpoint" text not null, "p256dh" text not null, "auth" text not null,
      "language" text not null, "session_version" integer not null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null,
      constraint "push_subscription_pkey" primary key ("id"));`);
    this.addSql(
      `create unique index if not exists "IDX_push_subscription_endpoint" on "push_subscription" ("endpoint") where "deleted_at" is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_push_subscription_account" on "push_subscription" ("account_id") where "deleted_at" is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "push_subscription" cascade;`);
  }
}
