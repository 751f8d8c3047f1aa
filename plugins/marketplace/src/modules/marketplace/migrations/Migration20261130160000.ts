import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Who a store is by law, and changes of it that wait for an admin as the name did (ruling 81). */
export class Migration20261130160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "market_store"
      add column "trade_name" text not null default '',
      add column "representative" text not null default '',
      add column "business_number" text not null default '',
      add column "mail_order_number" text not null default '',
      add column "mail_order_exempt" boolean not null default false,
      add column "meat_licence" text not null default '',
      add column "handed_in_at" timestamptz null,
      add column "requested_changes" jsonb null;`);
    this.addSql(`update "market_store" set requested_changes = jsonb_build_object('name', requested_name) where requested_name is not null;`);
    this.addSql(`alter table "market_store" drop column "requested_name";`);
    this.addSql(`create index "IDX_market_store_requested_changes" on "market_store" (number) where (requested_changes is not null) and (deleted_at is null);`);
    this.addSql(`alter table "market_store_decision" drop constraint "market_store_decision_kind";`);
    this.addSql(`update "market_store_decision" set kind = case kind when 'renamed' then 'changed' else 'change_refused' end where kind in ('renamed', 'name_refused');`);
    this.addSql(`alter table "market_store_decision" add constraint "market_store_decision_kind"
      check (kind in ('verified', 'unverified', 'suspended', 'resumed', 'changed', 'change_refused'));`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "market_store_decision" drop constraint "market_store_decision_kind";`);
    this.addSql(`update "market_store_decision" set kind = case kind when 'changed' then 'renamed' else 'name_refused' end where kind in ('changed', 'change_refused');`);
    this.addSql(`alter table "market_store_decision" add constraint "market_store_decision_kind"
      check (kind in ('verified', 'unverified', 'suspended', 'resumed', 'renamed', 'name_refused'));`);
    this.addSql(`alter table "market_store" add column "requested_name" text null;`);
    this.addSql(`update "market_store" set requested_name = requested_changes ->> 'name';`);
    this.addSql(`create index "IDX_market_store_requested_name" on "market_store" (number) where (requested_name is not null) and (deleted_at is null);`);
    this.addSql(`alter table "market_store" drop column "requested_changes", drop column "handed_in_at", drop column "meat_licence",
      drop column "mail_order_exempt", drop column "mail_order_number", drop column "business_number", drop column "representative",
      drop column "trade_name";`);
  }
}
