import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * A menu item's parent exists (ruling 26), also when it is being deleted at the same moment, which waits for the same
 * lock. The contract's rules for the hero, content keys and pictures hold for every writer.
 */
export class Migration20261121073100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace function navigation_item_refuse_cycle() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('navigation_item'));
        if not exists (select from navigation_item where id = new.parent_id and deleted_at is null) then
          raise exception 'navigation_item %: there is no menu item %', new.id, new.parent_id
            using errcode = 'check_violation', constraint = 'navigation_item_parent_lives';
        end if;
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
    this.addSql(`alter table "site_content" drop constraint if exists "site_content_hero";`);
    this.addSql(`alter table "site_content" add constraint "site_content_hero"
      check (key <> 'hero' or (btrim(title) <> '' and btrim(content) <> ''));`);
    this.addSql(`alter table "site_content" drop constraint if exists "site_content_key";`);
    this.addSql(`alter table "site_content" add constraint "site_content_key" check (key ~ '^[a-z0-9][a-z0-9._-]{0,63}$');`);
    this.addSql(`alter table "media_library" drop constraint if exists "media_library_size";`);
    this.addSql(`alter table "media_library" add constraint "media_library_size" check (size >= 0);`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "media_library" drop constraint if exists "media_library_size";`);
    this.addSql(`alter table "site_content" drop constraint if exists "site_content_key";`);
    this.addSql(`alter table "site_content" drop constraint if exists "site_content_hero";`);
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
  }
}
