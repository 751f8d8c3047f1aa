import { useEffect, useRef, useState } from "react";

/**
 * Receives files dropped anywhere on the page, which would otherwise open in place of it. Returns whether files are
 * being dragged over the page.
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
    // `relatedTarget` is null when the pointer leaves the window.
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
