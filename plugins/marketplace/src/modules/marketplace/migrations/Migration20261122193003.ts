import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The requested name of a verified store is stored beside its public one. The time of closing is stored too, because
 * the owner sees the recipients of orders only for a limited time after that.
 */
export class Migration20261122193003 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "market_store" add column if not exists "requested_name" text null,
      add column if not exists "closed_at" timestamptz null;`);
    this.addSql(`update "market_store" set closed_at = updated_at where closed_at is null and not (is_verified and is_active);`);
    this.addSql(`create or replace function market_store_note_closing() returns trigger language plpgsql as $$
      begin
        if new.is_verified and new.is_active then
          new.closed_at := null;
        elsif tg_op = 'INSERT' or old.closed_at is null then
          new.closed_at := now();
        end if;
        return new;
      end $$;`);
    this.addSql(`create or replace trigger market_store_note_closing
      before insert or update of is_verified, is_active on "market_store"
      for each row execute function market_store_note_closing();`);
    this.addSql(`create index if not exists "IDX_market_store_requested_name" on "market_store" ("number") where requested_name is not null and deleted_at is null;`);
    this.addSql(`alter table "market_store_decision" drop constraint if exists "market_store_decision_kind";`);
    this.addSql(`alter table "market_store_decision" add constraint "market_store_decision_kind"
      check ("kind" in ('verified', 'unverified', 'suspended', 'resumed', 'renamed', 'name_refused'));`);
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "market_store_decision" where "kind" in ('renamed', 'name_refused');`);
    this.addSql(`alter table "market_store_decision" drop constraint if exists "market_store_decision_kind";`);
    this.addSql(`alter table "market_store_decision" add constraint "market_store_decision_kind"
      check ("kind" in ('verified', 'unverified', 'suspended', 'resumed'));`);
    this.addSql(`drop trigger if exists market_store_note_closing on "market_store";`);
    this.addSql(`drop function if exists market_store_note_closing();`);
    // Its index is dropped with it.
    this.addSql(`alter table "market_store" drop column if exists "requested_name", drop column if exists "closed_at";`);
  }
}
