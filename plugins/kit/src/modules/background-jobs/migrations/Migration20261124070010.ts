import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Background jobs, and a trigger that wakes runners at the commit that adds one. Each unsent mail gets a job. */
export class Migration20261124070010 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "background_job" (
      "id" text not null,
      "number" serial not null,
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
      constraint "background_job_pkey" primary key ("id"),
      constraint "background_job_waits_or_failed" check (run_at is not null or failed_at is not null)
    );`);
    this.addSql(
      `create index if not exists "IDX_background_job_due" on "background_job" ("run_at", "number") where run_at is not null;`,
    );
    this.addSql(`create index if not exists "IDX_background_job_valid_until" on "background_job" ("valid_until")
      where run_at is not null and valid_until is not null;`);
    this.addSql(
      `create index if not exists "IDX_background_job_failed" on "background_job" ("failed_at") where failed_at is not null;`,
    );
    this.addSql(`create or replace function background_job_wake_runners() returns trigger language plpgsql as $$
      begin perform pg_notify('zakh_jobs', ''); return null; end $$;`);
    this.addSql(`create or replace trigger background_job_wake_runners after insert on "background_job"
      for each statement execute function background_job_wake_runners();`);

    this.addSql(`insert into "background_job" (id, task, payload, attempts, run_at, valid_until, failed_at, last_error, created_at)
      select id, 'send-mail',
        case when html = '' then '{}' else jsonb_build_object('key', key, 'recipient', recipient, 'language', language,
          'subject', subject, 'html', html, 'text', text) end,
        attempts, case when failed_at is null then next_attempt_at end, valid_until, failed_at, last_error, created_at
      from "outgoing_mail" where sent_at is null and deleted_at is null;`);
    this.addSql(`drop trigger if exists outgoing_mail_wake_senders on "outgoing_mail";`);
    this.addSql(`drop function if exists outgoing_mail_wake_senders();`);
    // Every order pays for each index, and mails are never soft-deleted.
    this.addSql(`drop index if exists "IDX_outgoing_mail_due";`);
    this.addSql(`drop index if exists "IDX_outgoing_mail_deleted_at";`);
    this.addSql(`alter table "outgoing_mail" drop constraint if exists "outgoing_mail_one_end",
      drop column if exists "html", drop column if exists "text", drop column if exists "attempts", drop column if exists "next_attempt_at",
      drop column if exists "valid_until", drop column if exists "failed_at", drop column if exists "last_error";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "outgoing_mail" add column "html" text not null default '', add column "text" text not null default '',
      add column "attempts" integer not null default 0, add column "next_attempt_at" timestamptz not null default now(),
      add column "valid_until" timestamptz null, add column "failed_at" timestamptz null, add column "last_error" text null,
      add constraint "outgoing_mail_one_end" check (sent_at is null or failed_at is null);`);
    this.addSql(`update "outgoing_mail" mail set html = coalesce(job.payload->>'html', ''), text = coalesce(job.payload->>'text', ''),
        attempts = job.attempts, next_attempt_at = coalesce(job.run_at, now()), valid_until = job.valid_until,
        failed_at = job.failed_at, last_error = job.last_error
      from "background_job" job where job.id = mail.id;`);
    this.addSql(`create index if not exists "IDX_outgoing_mail_due" on "outgoing_mail" ("next_attempt_at")
      where sent_at is null and failed_at is null and deleted_at is null;`);
    this.addSql(
      `create index if not exists "IDX_outgoing_mail_deleted_at" on "outgoing_mail" ("deleted_at") where "deleted_at" is null;`,
    );
    this.addSql(`create or replace function outgoing_mail_wake_senders() returns trigger language plpgsql as $$
      begin perform pg_notify('zakh_mail', ''); return null; end $$;`);
    this.addSql(`create or replace trigger outgoing_mail_wake_senders after insert on "outgoing_mail"
      for each statement execute function outgoing_mail_wake_senders();`);
    this.addSql(`drop table if exists "background_job" cascade;`);
    this.addSql(`drop function if exists background_job_wake_runners();`);
  }
}
