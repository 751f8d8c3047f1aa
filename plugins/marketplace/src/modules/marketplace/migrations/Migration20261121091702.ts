import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Every store has a category that is not deleted, and no category with stores can be deleted, also with concurrent
 * requests: writing a store locks its category's row, and a deletion waits for the lock and then checks.
 */
export class Migration20261121091702 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace function market_store_require_category() returns trigger language plpgsql as $$
      begin
        perform 1 from service_category where number = new.category_number and deleted_at is null for share;
        if not found then
          raise exception 'service category % is deleted', new.category_number
            using errcode = 'foreign_key_violation', constraint = 'market_store_living_category';
        end if;
        return new;
      end $$;`);
    this.addSql(`create or replace trigger market_store_living_category
      before insert or update of category_number on "market_store"
      for each row execute function market_store_require_category();`);
    this.addSql(`create or replace function service_category_refuse_deletion() returns trigger language plpgsql as $$
      begin
        if exists (select from market_store where category_number = old.number and deleted_at is null) then
          raise exception 'service category % has stores', old.number
            using errcode = 'foreign_key_violation', constraint = 'service_category_in_use';
        end if;
        return new;
      end $$;`);
    this.addSql(`create or replace trigger service_category_in_use
      before update of deleted_at on "service_category"
      for each row when (old.deleted_at is null and new.deleted_at is not null)
      execute function service_category_refuse_deletion();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists service_category_in_use on "service_category";`);
    this.addSql(`drop function if exists service_category_refuse_deletion();`);
    this.addSql(`drop trigger if exists market_store_living_category on "market_store";`);
    this.addSql(`drop function if exists market_store_require_category();`);
  }
}
