import { useEffect, useState } from "react";
import { MINUTES } from "../durations";

/**
 * The current time, updated every minute. On a page that the server renders, `rendered` is the time of rendering, so
 * that hydration matches (ISO 8601).
 */
export function useNow(rendered?: string): Date {
  const [now, setNow] = useState(() => (rendered === undefined ? new Date() : new Date(rendered)));
  useEffect(() => {
    setNow(new Date());
    const clock = setInterval(() => setNow(new Date()), MINUTES(1));
    return () => clearInterval(clock);
  }, []);
  return now;
}
