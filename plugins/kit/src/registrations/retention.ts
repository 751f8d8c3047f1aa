import { blankRows, deleteRows, inParts, MAX_ROWS, type Retention } from "../retention/retention";

/** What of mails and background jobs is forgotten. */
export const retention: readonly Retention[] = [
  {
    name: "sent-mails",
    days: 180,
    // The key stays, so that nothing is told twice. One that was never sent, of a full mailbox or beyond a limit, goes as well.
    forget: blankRows(
      "outgoing_mail",
      "recipient = '', subject = ''",
      "coalesce(sent_at, created_at) < $1 AND recipient <> ''",
    ),
  },
  {
    name: "medusa-notifications",
    days: 180,
    forget: inParts(
      `DELETE FROM notification WHERE id IN (SELECT id FROM notification WHERE created_at < $1 LIMIT ${MAX_ROWS})`,
    ),
  },
  {
    name: "failed-jobs",
    days: 90,
    forget: deleteRows("background_job", "failed_at < $1 AND run_at IS NULL AND NOT scheduled"),
  },
];
