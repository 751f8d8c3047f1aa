import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Keeps the catalogue's `seller`: the public name of each store, and what it promises of its delivery (ruling 68). */
export class Migration20261130123600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace function market_store_keep_seller() returns trigger language plpgsql as $$
      begin
        insert into seller (store_number, name, texts)
          values (new.number, new.name, jsonb_build_object('deliveryPromise', coalesce(new.texts -> 'deliveryPromise', '{}')))
          on conflict (store_number) do update set name = excluded.name, texts = excluded.texts;
        return null;
      end
      $$;`);
    this.addSql(`create trigger market_store_keep_seller after insert or update of name, texts on market_store for each row execute function market_store_keep_seller();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists market_store_keep_seller on market_store;`);
    this.addSql(`drop function if exists market_store_keep_seller();`);
  }
}
