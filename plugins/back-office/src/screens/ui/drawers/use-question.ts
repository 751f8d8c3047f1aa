import { usePrompt } from "@medusajs/ui";
import { addSecondEntry } from "./back-closes";

/** Medusa's prompt; Back answers no. Resolves to the answer. */
export function useQuestion(): ReturnType<typeof usePrompt> {
  const prompt = usePrompt();
  return (question) => {
    addSecondEntry();
    return prompt(question);
  };
}
