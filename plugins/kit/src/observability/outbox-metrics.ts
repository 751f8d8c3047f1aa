import { countRows } from "./counted-rows";

countRows({
  name: "zakh_mails",
  help: "Mails in the outbox: waiting, waiting after a failure, given up, sent",
  label: "state",
  select: `SELECT CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN failed_at IS NOT NULL THEN 'given_up'
      WHEN last_error IS NOT NULL THEN 'retrying' ELSE 'waiting' END AS label, count(*) AS count
    FROM outgoing_mail WHERE deleted_at IS NULL GROUP BY 1`,
});
