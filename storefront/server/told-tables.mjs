/**
 * The tables that commerce names in `X-Public-Copy` or `X-Own-Copy` after this word; none when it says something else.
 *
 * `tablesOf("changed", "changed product,image")` is `["product", "image"]`.
 * @param {"keep" | "changed"} word
 * @param {string | string[] | null | undefined} header
 */
export function tablesOf(word, header) {
  const [said, tables] = String(header ?? "").split(" ");
  return said === word && tables ? tables.split(",") : [];
}
