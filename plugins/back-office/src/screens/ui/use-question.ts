import { usePrompt } from "@medusajs/ui";
import { useState } from "react";
import { useBackCloses } from "./back-closes";

type Ask = ReturnType<typeof usePrompt>;

/** Medusa's question, which Back answers with no; resolves to the answer. */
export function useQuestion(): Ask {
  const prompt = usePrompt();
  const [asking, setAsking] = useState(false);
  // It can be closed from outside by no other way.
  useBackCloses(asking, () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
  return async (question) => {
    setAsking(true);
    try {
      return await prompt(question);
    } finally {
      setAsking(false);
    }
  };
}
