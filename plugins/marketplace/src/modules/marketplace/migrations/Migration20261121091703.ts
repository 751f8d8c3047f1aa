import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * A store's products are on sale exactly while it is verified and active (ruling 31): a trigger on every write of a
 * store adds it to the catalogue's `closed_store` or removes it, in the same transaction. A separate workflow step
 * could interleave with another admin's, and leave the two inconsistent when the process dies in between.
 */
export class Migration20261121091703 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace function market_store_open_or_close() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'DELETE' and not (new.is_verified and new.is_active and new.deleted_at is null) then
          insert into closed_store (store_number) values (new.number) on conflict do nothing;
        else
          delete from closed_store where store_number = case tg_op when 'DELETE' then old.number else new.number end;
        end if;
        return null;
      end $$;`);
    this.addSql(`create or replace trigger market_store_open_or_close
      after insert or delete or update of is_verified, is_active, deleted_at on "market_store"
      for each row execute function market_store_open_or_close();`);
    this.addSql(`insert into closed_store (store_number)
      select number from market_store where not (is_verified and is_active and deleted_at is null)
      on conflict do nothing;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists market_store_open_or_close on "market_store";`);
    this.addSql(`drop function if exists market_store_open_or_close();`);
  }
}
