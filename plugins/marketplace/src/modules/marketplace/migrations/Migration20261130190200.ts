import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** On which days a store sends, kept for the catalogue, too; and which day each paid order was promised (ruling 83). */
export class Migration20261130190200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "market_store" add column if not exists "sending_days" jsonb null;`);
    // Public numbers of order and store, the day (yyyy-MM-dd) or none, and the payment from which it was counted.
    this.addSql(`create table if not exists "store_order_promise" (
      "order_number" integer not null,
      "store_number" integer not null,
      "leaves_on" text null,
      "paid_at" timestamptz not null,
      constraint "store_order_promise_pkey" primary key (order_number, store_number)
    );`);
    this.addSql(`create or replace function market_store_keep_seller() returns trigger language plpgsql as $$
      begin
        insert into seller (store_number, name, texts, sending_days)
          values (new.number, new.name, jsonb_build_object('deliveryPromise', coalesce(new.texts -> 'deliveryPromise', '{}')), new.sending_days)
          on conflict (store_number) do update set name = excluded.name, texts = excluded.texts, sending_days = excluded.sending_days;
        return null;
      end
      $$;`);
    this.addSql(`drop trigger if exists market_store_keep_seller on market_store;`);
    this.addSql(`create trigger market_store_keep_seller after insert or update of name, texts, sending_days on market_store for each row execute function market_store_keep_seller();`);
  }

  override async down(): Promise<void> {
    this.addSql(`create or replace function market_store_keep_seller() returns trigger language plpgsql as $$
      begin
        insert into seller (store_number, name, texts)
          values (new.number, new.name, jsonb_build_object('deliveryPromise', coalesce(new.texts -> 'deliveryPromise', '{}')))
          on conflict (store_number) do update set name = excluded.name, texts = excluded.texts;
        return null;
      end
      $$;`);
    this.addSql(`drop trigger if exists market_store_keep_seller on market_store;`);
    this.addSql(`create trigger market_store_keep_seller after insert or update of name, texts on market_store for each row execute function market_store_keep_seller();`);
    this.addSql(`drop table if exists "store_order_promise";`);
    this.addSql(`alter table if exists "market_store" drop column if exists "sending_days";`);
  }
}
