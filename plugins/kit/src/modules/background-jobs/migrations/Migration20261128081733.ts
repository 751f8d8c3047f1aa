import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Background jobs and the outbox of mails. */
export class Migration20261128081733 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table "background_job" (
      "id" text not null,
      "number" serial,
      "task" text not null,
      "scheduled" boolean not null default false,
      "payload" jsonb not null,
      "attempts" integer not null default 0,
      "run_at" timestamptz null,
      "valid_until" timestamptz null,
      "failed_at" timestamptz null,
      "last_error" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "background_job_pkey" primary key (id),
      constraint "background_job_waits_or_failed" check ((run_at is not null) or (failed_at is not null))
    );`);
    this.addSql(`create index "IDX_background_job_due" on "background_job" (run_at, number) where run_at is not null;`);
    this.addSql(`create index "IDX_background_job_failed" on "background_job" (failed_at) where failed_at is not null;`);
    this.addSql(`create index "IDX_background_job_valid_until" on "background_job" (valid_until) where (run_at is not null) and (valid_until is not null);`);
    this.addSql(`create table "outgoing_mail" (
      "id" text not null,
      "key" text not null,
      "recipient" text not null,
      "language" text not null,
      "subject" text not null,
      "sent_at" timestamptz null,
      "limited_by" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "outgoing_mail_pkey" primary key (id),
      constraint "outgoing_mail_language" check (language in ('mn', 'ru', 'en', 'ko')),
      constraint "outgoing_mail_one_line_subject" check (subject !~ '[[:cntrl:]]')
    );`);
    this.addSql(`create unique index "IDX_outgoing_mail_key" on "outgoing_mail" (key);`);
    this.addSql(`create index "IDX_outgoing_mail_limited" on "outgoing_mail" (lower(recipient), limited_by, created_at) where limited_by is not null;`);
    // Wakes the runners at the commit that adds a job.
    this.addSql(`create or replace function background_job_wake_runners() returns trigger language plpgsql as $$
      begin perform pg_notify('zakh_jobs', ''); return null; end
      $$;`);
    this.addSql(`create trigger background_job_wake_runners after insert on background_job for each statement execute function background_job_wake_runners();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "outgoing_mail" cascade;`);
    this.addSql(`drop table if exists "background_job" cascade;`);
    this.addSql(`drop function if exists background_job_wake_runners();`);
  }
}
