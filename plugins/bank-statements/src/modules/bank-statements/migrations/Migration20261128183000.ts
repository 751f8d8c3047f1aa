import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A line and its orders are settled in one transaction: nobody claims one any more. What was half undone is what it was. */
export class Migration20261128183000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`update "statement_line" set "pending" = null where "pending"->>'does' = 'undo';`);
    this.addSql(`drop index if exists "IDX_statement_line_pending";`);
    this.addSql(`alter table if exists "statement_line" drop column if exists "claim", drop column if exists "claimed_until";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_statement_line_pending" ON "statement_line" ("number") WHERE pending IS NOT NULL AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_statement_line_pending";`);
    this.addSql(`alter table if exists "statement_line" add column if not exists "claim" text null, add column if not exists "claimed_until" timestamptz null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_statement_line_pending" ON "statement_line" ("claimed_until") WHERE pending IS NOT NULL AND deleted_at IS NULL;`);
  }
}
