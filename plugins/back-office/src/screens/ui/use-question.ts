import { usePrompt } from "@medusajs/ui";
import { useState } from "react";
import { useBackCloses } from "./back-closes";

type Ask = ReturnType<typeof usePrompt>;

/** Medusa's prompt; Back answers no. Resolves to the answer. */
export function useQuestion(): Ask {
  const prompt = usePrompt();
  const [asking, setAsking] = useState(false);
  // There is no other way to close it from outside.
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
