import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The accounts to which customers transfer. */
export class Migration20261121073200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table "bank_account" (
      "id" text not null,
      "number" serial,
      "bank_name" text not null,
      "account_number" text not null,
      "account_holder" text not null,
      "description" text null,
      "is_default" boolean not null default false,
      "is_active" boolean not null default true,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "bank_account_pkey" primary key (id),
      constraint "bank_account_default_is_active" check (is_active or (not is_default)),
      constraint "bank_account_named" check ((btrim(bank_name) <> '') and (btrim(account_number) <> '') and (btrim(account_holder) <> ''))
    );`);
    this.addSql(`create index "IDX_bank_account_deleted_at" on "bank_account" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_bank_account_number" on "bank_account" (number) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_bank_account_one_default" on "bank_account" (is_default) where is_default and (deleted_at is null);`);
    // One account is the default while any is active (ruling 25): making one the default unsets the other in the same write.
    this.addSql(`create or replace function bank_account_hand_over_default() returns trigger language plpgsql as $$
      begin
        update bank_account set is_default = false, updated_at = now()
          where is_default and deleted_at is null and id <> new.id;
        return new;
      end
      $$;`);
    this.addSql(`create trigger bank_account_hand_over_default before insert or update of is_default on bank_account for each row when ((new.is_default and (new.deleted_at is null))) execute function bank_account_hand_over_default();`);
    // No commit leaves active accounts without a default.
    this.addSql(`create or replace function bank_account_require_default() returns trigger language plpgsql as $$
      begin
        if exists (select from bank_account where is_active and deleted_at is null)
          and not exists (select from bank_account where is_default and deleted_at is null) then
          raise exception 'one active bank account must be the default'
            using errcode = 'check_violation', constraint = 'bank_account_require_default';
        end if;
        return null;
      end
      $$;`);
    this.addSql(`create constraint trigger bank_account_require_default after insert or delete or update on bank_account deferrable initially deferred for each row execute function bank_account_require_default();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "bank_account" cascade;`);
    this.addSql(`drop function if exists bank_account_hand_over_default();`);
    this.addSql(`drop function if exists bank_account_require_default();`);
  }
}
