import type { PersonalData } from "../personal-data/personal-data";

export const data: readonly PersonalData[] = [
  {
    name: "account",
    tables: ["account"],
    rows: `SELECT a.username, a.email, a.name, a.phone, a.created_at AS "createdAt" FROM account a, person WHERE a.number = person.number`,
  },
  {
    name: "addresses",
    tables: ["account_address"],
    rows: `SELECT a.label, a.recipient_name AS "recipientName", a.phone, a.postcode, a.road_address AS "roadAddress", a.building, a.door_code AS "doorCode",
      a.delivery_note AS "deliveryNote", a.is_default AS "isDefault" FROM account_address a, person
      WHERE a.account_id = person.account_id AND a.deleted_at IS NULL ORDER BY a.number`,
  },
  {
    name: "devices",
    tables: ["push_subscription"],
    rows: `SELECT s.half AS "toldAs", split_part(s.endpoint, '/', 3) AS "pushService", s.language, s.created_at AS "since"
      FROM push_subscription s, person WHERE s.account_id = person.account_id AND s.deleted_at IS NULL ORDER BY s.created_at`,
  },
  {
    name: "sessions",
    tables: ["shop_session"],
    rows: `SELECT s.expire AS "until" FROM shop_session s, person WHERE s.sess->'customer'->>'accountId' = person.account_id ORDER BY s.expire`,
  },
  {
    name: "mergedAccounts",
    tables: ["account_merge"],
    rows: `SELECT m.name, m.username, m.email, m.created_at AS "mergedAt" FROM account_merge m, person WHERE m.into_number = person.number ORDER BY m.created_at`,
  },
  {
    name: "mails",
    tables: ["outgoing_mail"],
    rows: `SELECT m.subject, m.language, m.sent_at AS "sentAt" FROM outgoing_mail m, person
      WHERE person.email <> '' AND lower(m.recipient) = person.email ORDER BY m.created_at`,
  },
];
