import { SEARCH_MAX_LENGTH } from "@zakh/search/contract";
import type { FormEvent } from "react";
import { useTexts } from "../../i18n/use-texts";
import { paths } from "../../lib/routing/paths";
import { Icon } from "../../ui/icon";

interface SearchFieldProps {
  /** What is typed at first, or always with `onType`. */
  query: string;
  onType?: (query: string) => void;
  onSearch: (query: string) => void;
  /** Whether the sheet that it stands in gives it the focus. */
  focused?: boolean;
  /** Where something else than the shop is searched: the page of its results, and what it is called. */
  of?: { id: string; page: string; label: string };
}

/** The field with its button. Without scripts its form opens the page of results. */
export function SearchField({ query, onType, onSearch, focused, of }: SearchFieldProps) {
  const { t } = useTexts();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("q") ?? "").trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers that are supported do not know <search>.
    <form role="search" id={of?.id} action={of?.page ?? paths.search} onSubmit={submit} className="flex gap-2">
      <input
        // React focuses by itself what has `autoFocus`; a dialog does when it is shown, by the attribute.
        ref={focused ? (input) => input?.setAttribute("autofocus", "") : undefined}
        type="search"
        name="q"
        aria-label={of?.label ?? t("search.text")}
        placeholder={of?.label ?? t("search.placeholder")}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SEARCH_MAX_LENGTH}
        {...(onType ? { value: query, onChange: (event) => onType(event.target.value) } : { defaultValue: query })}
        className="block min-h-touch w-full min-w-0 flex-1 rounded-control border border-ink-faint/70 bg-linen px-3.5 text-base text-ink placeholder:text-ink-faint hover:border-ink focus-visible:outline-offset-0"
      />
      <button
        type="submit"
        aria-label={t("search.submit")}
        className="flex size-touch shrink-0 items-center justify-center rounded-control bg-oxblood text-tallow hover:bg-oxblood-deep"
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
