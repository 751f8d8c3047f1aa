import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The outbox of mails, and a trigger that wakes senders at the commit that adds a mail. */
export class Migration20261121070010 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "outgoing_mail" (
      "id" text not null,
      "key" text not null,
      "recipient" text not null,
      "language" text not null,
      "subject" text not null,
      "html" text not null,
      "text" text not null,
      "attempts" integer not null default 0,
      "next_attempt_at" timestamptz not null default now(),
      "valid_until" timestamptz null,
      "sent_at" timestamptz null,
      "failed_at" timestamptz null,
      "last_error" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "outgoing_mail_pkey" primary key ("id"),
      constraint "outgoing_mail_language" check (language in ('mn', 'ru', 'en', 'ko')),
      constraint "outgoing_mail_one_line_subject" check (subject !~ '[[:cntrl:]]'),
      constraint "outgoing_mail_one_end" check (sent_at is null or failed_at is null)
    );`);
    this.addSql(`create unique index if not exists "IDX_outgoing_mail_key" on "outgoing_mail" ("key");`);
    this.addSql(`create index if not exists "IDX_outgoing_mail_due" on "outgoing_mail" ("next_attempt_at")
      where sent_at is null and failed_at is null and deleted_at is null;`);
    this.addSql(`create index if not exists "IDX_outgoing_mail_deleted_at" on "outgoing_mail" ("deleted_at") where "deleted_at" is null;`);
    this.addSql(`create or replace function outgoing_mail_wake_senders() returns trigger language plpgsql as $$
      begin perform pg_notify('zakh_mail', ''); return null; end $$;`);
    this.addSql(`create or replace trigger outgoing_mail_wake_senders after insert on "outgoing_mail"
      for each statement execute function outgoing_mail_wake_senders();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "outgoing_mail" cascade;`);
    this.addSql(`drop function if exists outgoing_mail_wake_senders();`);
  }
}
