import { usePrompt } from "@medusajs/ui";
import { useState } from "react";
import { useBackCloses } from "./back-closes";

type Ask = ReturnType<typeof usePrompt>;

/** Answers Medusa's prompt with no: there is no other way to close it from outside. */
export function answerNo(): void {
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
}

/** Medusa's prompt; Back answers no. Resolves to the answer. */
export function useQuestion(): Ask {
  const prompt = usePrompt();
  const [asking, setAsking] = useState(false);
  useBackCloses(asking, answerNo);
  return async (question) => {
    setAsking(true);
    try {
      return await prompt(question);
    } finally {
      setAsking(false);
    }
  };
}
