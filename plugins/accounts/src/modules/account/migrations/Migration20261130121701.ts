import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130121701 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_push_subscription_endpoint";`);

    this.addSql(`alter table if exists "push_subscription" add column if not exists "half" text not null default 'admin';`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_push_subscription_endpoint_half" ON "push_subscription" ("endpoint", "half") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_push_subscription_endpoint_half";`);
    this.addSql(`alter table if exists "push_subscription" drop column if exists "half";`);

    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_push_subscription_endpoint" ON "push_subscription" ("endpoint") WHERE deleted_at IS NULL;`);
  }

}
