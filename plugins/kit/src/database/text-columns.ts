import type { ContentText } from "../contract/content-texts";

/** In SQL: one text of a column `texts`; empty where there is none. */
export function textSql(column: string, { field, language }: ContentText): string {
  return `coalesce(${column} #>> '{${field},${language}}', '')`;
}

/** In a SELECT: texts of a column `texts` under their names on the wire. */
export function textColumns(column: string, texts: readonly ContentText[]): string {
  return texts.map((text) => `${textSql(column, text)} AS "${text.name}"`).join(", ");
}

/** In json_build_object: the same, as keys and values. */
export function textKeys(column: string, texts: readonly ContentText[]): string {
  return texts.map((text) => `'${text.name}', ${textSql(column, text)}`).join(", ");
}
