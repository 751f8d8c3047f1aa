import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * No menu item is its own ancestor (ruling 26). Moves are serialised, so that two of them cannot form a cycle together.
 */
export class Migration20261121060000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace function navigation_item_refuse_cycle() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('navigation_item'));
        if exists (
          with recursive ancestors (id) as (
            select new.parent_id
            union
            select item.parent_id from navigation_item item join ancestors on item.id = ancestors.id
          )
          select from ancestors where id = new.id
        ) then
          raise exception 'navigation_item %: a menu item cannot be its own ancestor', new.id
            using errcode = 'check_violation', constraint = 'navigation_item_no_cycle';
        end if;
        return new;
      end $$;`);
    this.addSql(`create or replace trigger navigation_item_no_cycle
      before insert or update of parent_id on "navigation_item"
      for each row when (new.parent_id is not null) execute function navigation_item_refuse_cycle();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists navigation_item_no_cycle on "navigation_item";`);
    this.addSql(`drop function if exists navigation_item_refuse_cycle();`);
  }
}
