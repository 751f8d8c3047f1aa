import { useTexts } from "../../i18n/text";

/** The error text of a field: the text of a code from the contract's schema, or the server's own text. */
export function useFieldError(): (error: { type?: string; message?: string } | undefined) => string | undefined {
  const { errorText } = useTexts();
  return (error) => {
    if (!error?.message) return undefined;
    return error.type === "server" ? error.message : errorText(error.message);
  };
}
