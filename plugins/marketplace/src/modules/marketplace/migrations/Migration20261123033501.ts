import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The owner's language for mails about the store: the one last used for it. */
export class Migration20261123033501 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "market_store" add column if not exists "language" text not null default 'mn';`);
    this.addSql(`alter table "market_store" drop constraint if exists "market_store_language";`);
    this.addSql(`alter table "market_store" add constraint "market_store_language" check (language in ('mn', 'ru', 'en', 'ko'));`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "market_store" drop column if exists "language";`);
  }
}
