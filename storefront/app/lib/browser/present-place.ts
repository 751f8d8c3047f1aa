import type { Place } from "@zakh/marketplace/contract";

/** How long a device may look for its place, in ms. */
const TIMEOUT_MS = 15_000;

/** Where this device is, asked after a press. Rejects where the browser does not tell it. */
export function presentPlace(): Promise<Place> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error("No geolocation"));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (error) => reject(new Error(error.message)),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}
