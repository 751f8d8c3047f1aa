import { useTexts } from "../i18n/text";

/** What to say at a field: the words of a code that the contract's schema gave, or the server's own words. */
export function useFieldError(): (error: { type?: string; message?: string } | undefined) => string | undefined {
  const { errorText } = useTexts();
  return (error) => {
    if (!error?.message) return undefined;
    return error.type === "server" ? error.message : errorText(error.message);
  };
}
