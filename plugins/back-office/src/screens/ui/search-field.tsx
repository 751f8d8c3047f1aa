import { MagnifyingGlass } from "@medusajs/icons";
import { useEffect, useRef, useState } from "react";
import { TYPING_PAUSE } from "../durations";
import { TextField } from "./text-field";

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (search: string) => void;
  className?: string;
}

/** A search that starts when typing pauses. */
export function SearchField({ label, placeholder, value, onSearch, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  // Cleared or set from elsewhere: the field follows. Its own searches come back here too and must not undo typing.
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
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return (
    <TextField
      type="text"
      inputMode="search"
      enterKeyHint="search"
      className={className}
      label={label}
      placeholder={placeholder}
      icon={<MagnifyingGlass />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
