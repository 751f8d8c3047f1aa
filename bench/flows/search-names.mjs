import { call } from "./call.mjs";

/** Names as an owner types them: whole and begun, in Cyrillic, Latin and Hangul. */
const TYPED = [
  "Отгонбаяр",
  "otgonbayar",
  "어트겅바이르",
  "Мөнхзул",
  "munkhz",
  "Batbold Tergel",
  "볼로르마",
  "лхагвасурэн",
  "Ganzorig",
  "хонг",
  "Алтанцэцэг",
  "ceceg",
];

/** Lists of the back office that are searched for a name. */
const LISTS = ["/api/admin/users", "/api/admin/customers", "/api/orders", "/api/admin/products"];

/**
 * One search of the back office.
 * @param {{ url: string, headers: Record<string, string> }} supplies
 * @param {number} repetition
 */
export async function searchNames({ url, headers }, repetition) {
  const name = TYPED[repetition % TYPED.length] ?? "";
  const list = LISTS[Math.floor(repetition / TYPED.length) % LISTS.length];
  await call("GET", `${url}${list}?limit=50&search=${encodeURIComponent(name)}`, { headers });
}
