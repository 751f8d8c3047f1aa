import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The database itself keeps an order's money append-only (ruling 48): an entry is never updated, and deleted only
 * together with its order, by the cascade, as when placing the order is undone. A migration that has to change entries
 * drops the trigger first.
 */
export class Migration20261124190000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace function money_entry_refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from order_detail where id = old.order_detail_id) then
          return old;
        end if;
        raise exception 'money entry % is never changed: a correction is another entry', old.id
          using errcode = 'integrity_constraint_violation', constraint = 'money_entry_append_only';
      end $$;`);
    this.addSql(`create or replace trigger money_entry_append_only
      before update or delete on "money_entry" for each row execute function money_entry_refuse_change();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists money_entry_append_only on "money_entry";`);
    this.addSql(`drop function if exists money_entry_refuse_change();`);
  }
}
