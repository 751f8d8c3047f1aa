import { useEffect, useRef, useState } from "react";

/**
 * Files that are dropped anywhere on the page, which would otherwise open them in place of it. Answers whether some hang
 * over the page now.
 */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [hanging, setHanging] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setHanging(true);
    };
    // Leaving for nothing is leaving the window.
    const leave = (event: DragEvent) => event.relatedTarget === null && setHanging(false);
    const drop = (event: DragEvent) => {
      setHanging(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);

  return hanging;
}
