import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Versions of the legal texts, which stay as they are once they have held, and who agreed to which. */
export class Migration20261130122420 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "legal_consent" ("id" text not null, "account_number" integer null, "order_number" integer null, "kind" text not null, "version_number" integer null, "wording" text not null default '', "language" text not null, "agreed_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "legal_consent_pkey" primary key ("id"), constraint legal_consent_kind check (kind IN ('terms', 'privacy', 'returns')), constraint legal_consent_what check (version_number IS NOT NULL OR wording <> ''));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_legal_consent_deleted_at" ON "legal_consent" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_legal_consent_account" ON "legal_consent" ("account_number", "kind", "agreed_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_legal_consent_order" ON "legal_consent" ("order_number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "legal_version" ("id" text not null, "number" serial, "kind" text not null, "texts" jsonb not null, "valid_from" text null, "published_at" timestamptz null, "published_by" integer null, "in_force_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "legal_version_pkey" primary key ("id"), constraint legal_version_kind check (kind IN ('terms', 'privacy', 'returns', 'delivery')), constraint legal_version_published check ((published_at IS NULL) = (valid_from IS NULL) AND (in_force_at IS NULL OR published_at IS NOT NULL)));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_legal_version_deleted_at" ON "legal_version" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_legal_version_number" ON "legal_version" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_legal_version_draft" ON "legal_version" ("kind") WHERE published_at IS NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_legal_version_upcoming" ON "legal_version" ("kind") WHERE published_at IS NOT NULL AND in_force_at IS NULL AND deleted_at IS NULL;`);
    // What people have agreed to is never another text, whoever writes.
    this.addSql(`create or replace function legal_version_stays() returns trigger language plpgsql as $$
      begin
        if old.in_force_at is null then
          return case when tg_op = 'DELETE' then old else new end;
        end if;
        if tg_op = 'UPDATE' and new.texts = old.texts and new.valid_from = old.valid_from and new.kind = old.kind
          and new.in_force_at = old.in_force_at and new.deleted_at is null then
          return new;
        end if;
        raise exception 'A legal version that has held is never changed' using constraint = 'legal_version_stays', errcode = '23514';
      end $$;`);
    this.addSql(`drop trigger if exists legal_version_stays on "legal_version";`);
    this.addSql(`create trigger legal_version_stays before update or delete on "legal_version" for each row execute function legal_version_stays();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "legal_consent" cascade;`);

    this.addSql(`drop table if exists "legal_version" cascade;`);
    this.addSql("drop function if exists legal_version_stays()");
  }

}
