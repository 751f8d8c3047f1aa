import { send } from "@zakh/back-office/screens/send";
import { ApiError, isOtherSession, languageHeader, shownAccount } from "./api";

interface Upload {
  method: "POST" | "PUT";
  body: FormData;
  /** Gets the sent share from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Like `api` for a form with files, whose progress `fetch` does not tell. Throws `ApiError`. */
export async function upload<T>(path: string, { method, body, onProgress }: Upload): Promise<T> {
  const account = shownAccount.id();
  const headers = {
    Accept: "application/json",
    ...languageHeader(),
    ...(account === undefined ? {} : { "X-Account": String(account) }),
  };
  const { status, text } = await send({ method, path, headers, body, onProgress }).catch((error: Error) => {
    throw new ApiError(0, error.message);
  });
  if (status >= 200 && status < 300) return JSON.parse(text);
  const error = new ApiError(status, text);
  if (isOtherSession(error)) shownAccount.onOther();
  throw error;
}
