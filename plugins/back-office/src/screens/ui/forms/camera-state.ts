/** What came of opening the camera. */
export type CameraState = "starting" | "reading" | "refused" | "absent" | "failed";

/** What an error of the camera or of the reader means for the person; other errors are `failed`. */
export function cameraFault(error: unknown): CameraState {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "OverconstrainedError" || name === "NotReadableError"
    ? "absent"
    : "failed";
}
