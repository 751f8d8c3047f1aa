import { MagnifyingGlass } from "@medusajs/icons";
import { useEffect, useRef, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "../../durations";
import { TextField } from "../forms/text-field";

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (search: string) => void;
  className?: string;
  /** Whether a phone shows no label above it. */
  bareOnPhone?: boolean;
}

/** A search field with debounce. */
export function SearchField({ label, placeholder, value, onSearch, className, bareOnPhone }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  // Follows a value that was cleared or set from outside. Its own searches arrive here too and must not undo typing.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const search = typed.trim();
    if (search === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = search;
      onSearch(search);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return (
    <TextField
      type="text"
      inputMode="search"
      enterKeyHint="search"
      className={className}
      bareOnPhone={bareOnPhone}
      label={label}
      placeholder={placeholder}
      icon={<MagnifyingGlass />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        // Enter would submit the form around it. Out of the field, the keys of the screen work, and a phone shows the rows again.
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
