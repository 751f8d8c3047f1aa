import { useCallback, useEffect, useRef } from "react";

/** Creates object URLs for chosen files and revokes them when the form unmounts. */
export function useObjectUrls(): (file: File) => string {
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
      urls.current = [];
    },
    [],
  );
  return useCallback((file) => {
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    return url;
  }, []);
}
