import { useCallback, useEffect, useRef } from "react";

/** Addresses under which chosen files can be shown; given back when the form goes. */
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
