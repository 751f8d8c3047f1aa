import { countRows } from "./counted-rows";

countRows({
  name: "zakh_mails",
  help: "Mails of the outbox: waiting, waiting after a failure, given up, sent, dismissed without having been sent",
  label: "state",
  select: `SELECT CASE WHEN mail.sent_at IS NOT NULL THEN 'sent' WHEN job.id IS NULL THEN 'dismissed'
      WHEN job.failed_at IS NOT NULL THEN 'given_up' WHEN job.last_error IS NOT NULL THEN 'retrying' ELSE 'waiting' END AS label,
      count(*) AS count
    FROM outgoing_mail mail LEFT JOIN background_job job ON job.id = mail.id WHERE mail.deleted_at IS NULL GROUP BY 1`,
});

countRows({
  name: "zakh_jobs",
  help: "Background jobs: waiting (in hand included), waiting after a failure, given up",
  label: "state",
  select: `SELECT CASE WHEN failed_at IS NOT NULL THEN 'given_up' WHEN last_error IS NOT NULL THEN 'retrying' ELSE 'waiting' END AS label,
      count(*) AS count
    FROM background_job GROUP BY 1`,
});

countRows({
  name: "zakh_job_overdue_seconds",
  help: "For how long the oldest background job of each task has been due without anybody doing it; 0 where none is",
  label: "task",
  select: `SELECT task AS label, coalesce(max(extract(epoch FROM now() - run_at)) FILTER (WHERE run_at <= now()), 0) AS count
    FROM background_job GROUP BY 1`,
});
