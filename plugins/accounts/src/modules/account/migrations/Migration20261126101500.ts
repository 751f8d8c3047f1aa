import { Migration } from "@medusajs/framework/mikro-orm/migrations";

function searchIndex(email: string): string {
  return `create index if not exists "IDX_account_search" on "account" using gin (
    lower("username" || E'\\n' || ${email} || E'\\n' || "name" || E'\\n' || "phone" || E'\\n' || replace("phone", '-', '')) gin_trgm_ops
  ) where "deleted_at" is null;`;
}

/** A customer whom the shop made may have no email; the unique index on it lets any number be without. */
export class Migration20261126101500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "account" alter column "email" drop not null;`);
    this.addSql(`drop index if exists "IDX_account_search";`);
    this.addSql(searchIndex(`coalesce("email", '')`));
  }

  override async down(): Promise<void> {
    // An address that nobody can have, because the column is unique.
    this.addSql(`update "account" set "email" = "id" || '@invalid' where "email" is null;`);
    this.addSql(`alter table "account" alter column "email" set not null;`);
    this.addSql(`drop index if exists "IDX_account_search";`);
    this.addSql(searchIndex(`"email"`));
  }
}
