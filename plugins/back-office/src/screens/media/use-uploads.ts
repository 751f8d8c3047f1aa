import { isHeicType } from "@zakh/kit/contract";
import { useRef, useState } from "react";
import { refusedFields, serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";
import { useUploadMedia } from "../resources/media";
import { useShowRefusal } from "../ui/form-refusal";
import { shrinkPictures } from "../ui/shrink-pictures";
import { toast } from "../ui/toast";

/** Number of parallel uploads; more would not be faster over a phone's connection and with the server's decoder. */
const MAX_PARALLEL = 3;

/** A running or failed upload. */
export interface Upload {
  key: number;
  file: File;
  state: "waiting" | "sending" | "failed";
  /** Sent share, 0 to 1. */
  share: number;
  /** Why it failed, in the user's language. */
  fault?: string;
}

/** Uploads of the media library, each with its progress and error; finished ones are removed from the list. */
export function useUploads() {
  const { t, errorText } = useTexts();
  const show = useShowRefusal();
  const { mutateAsync } = useUploadMedia();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const keys = useRef(0);

  function change(key: number, to: Partial<Upload>) {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  }

  function dismiss(key: number) {
    setUploads((all) => all.filter((one) => one.key !== key));
  }

  /** Returns the reason of a failure. */
  async function send({ key, file }: Upload): Promise<unknown> {
    change(key, { state: "sending", share: 0, fault: undefined });
    try {
      await mutateAsync({ file, onProgress: (share) => change(key, { share }) });
      dismiss(key);
      return undefined;
    } catch (error) {
      change(key, { state: "failed", fault: faultText(error) });
      return error;
    }
  }

  function faultText(error: unknown): string {
    if (statusOf(error) === undefined) return t("offline");
    return refusedFields(error).file ?? serverText(error) ?? t("media.uploadFailed");
  }

  async function sendAll(waiting: Upload[]) {
    const queue = [...waiting];
    let failure: unknown;
    async function work() {
      for (let next = queue.shift(); next; next = queue.shift()) failure = (await send(next)) ?? failure;
    }
    await Promise.all(Array.from({ length: Math.min(MAX_PARALLEL, queue.length) }, work));
    if (failure) show.refused(failure, t("media.uploadFailed"), () => undefined);
    else toast.success(t("media.uploaded", { count: waiting.length }));
  }

  return {
    uploads,
    async add(files: readonly File[]) {
      const added = (await shrinkPictures(files)).map((file): Upload => {
        keys.current += 1;
        // Refused before it is sent: only this sentence helps.
        if (isHeicType(file.type))
          return {
            key: keys.current,
            file,
            state: "failed",
            share: 0,
            fault: errorText("image_heic", { name: file.name }),
          };
        return { key: keys.current, file, state: "waiting", share: 0 };
      });
      setUploads((all) => [...all, ...added]);
      const waiting = added.filter(({ state }) => state === "waiting");
      if (waiting.length > 0) void sendAll(waiting);
    },
    retry: (upload: Upload) => void sendAll([upload]),
    dismiss,
  };
}
