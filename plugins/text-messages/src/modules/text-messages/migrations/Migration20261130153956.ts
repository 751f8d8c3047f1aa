import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130153956 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "text_message" ("id" text not null, "key" text not null, "order_number" integer not null, "won" integer not null, "refusal" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "text_message_pkey" primary key ("id"), constraint text_message_won check (won >= 0));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_text_message_deleted_at" ON "text_message" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_text_message_key" ON "text_message" ("key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_text_message_created_at" ON "text_message" ("created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "text_message" cascade;`);
  }

}
