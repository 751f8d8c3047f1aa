import type { TextKey } from "../../i18n/catalogues";
import { useTexts } from "../../i18n/text";
import { SelectField } from "../forms/select-field";
import type { ListSort } from "./list-address";

/** A sort order that has a text. */
type NamedSort = { [Key in TextKey]: Key extends `sort.${infer Sort}` ? Sort : never }[TextKey];

interface SortFieldProps<Sort extends NamedSort> {
  sort: ListSort<Sort>;
  sorts: readonly Sort[];
  className?: string;
}

/** Selects a list's sort order; on desktops the column heads sort as well. */
export function SortField<Sort extends NamedSort>({ sort, sorts, className }: SortFieldProps<Sort>) {
  const { t } = useTexts();
  return (
    <SelectField<Sort>
      className={className}
      label={t("sort")}
      value={sort.by}
      options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      onChoose={sort.onSort}
    />
  );
}
