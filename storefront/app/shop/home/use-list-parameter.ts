import { useSearchParams } from "react-router";

/** Changes one parameter of the list in the address; nothing for an empty value. */
export function useListParameter() {
  const [, setSearch] = useSearchParams();
  return (name: string, value: string) => {
    const change = (now: URLSearchParams) => {
      if (value === "") now.delete(name);
      else now.set(name, value);
      return now;
    };
    setSearch(change, { replace: true, preventScrollReset: true });
  };
}
