/**
 * The tables that commerce names in `X-Public-Cache` or `X-Personal-Cache` after this word; none when the header has another word.
 *
 * `tablesOf("changed", "changed product,image")` is `["product", "image"]`.
 * @param {"keep" | "changed"} word
 * @param {string | string[] | null | undefined} header
 */
export function tablesOf(word, header) {
  const [first, tables] = String(header ?? "").split(" ");
  return first === word && tables ? tables.split(",") : [];
}
