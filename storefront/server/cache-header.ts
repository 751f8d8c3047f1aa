/**
 * The tables that commerce names in `X-Public-Cache` or `X-Personal-Cache` after this word; none when the header has another word.
 *
 * `tablesOf("changed", "changed product,image")` is `["product", "image"]`.
 */
export function tablesOf(word: "keep" | "changed", header: string | string[] | null | undefined) {
  const [first, tables] = String(header ?? "").split(" ");
  return first === word && tables ? tables.split(",") : [];
}
