import { isHeicType } from "@zakh/kit/contract";
import { useRef, useState } from "react";
import { refusedFields, serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";
import { useUploadMedia } from "../resources/media";
import { useErrorToast } from "../ui/error-toast";
import { shrinkPictures } from "../ui/pictures/shrink-pictures";
import { toast } from "../ui/toast";

/** Number of parallel uploads; more would not be faster over a phone's connection and with the server's decoder. */
const MAX_PARALLEL = 3;

/** A running or failed upload. */
export interface Upload {
  key: number;
  file: File;
  state: "waiting" | "sending" | "failed";
  /** `file` is what is sent: shrunk, where the chosen one was a large photo. */
  isShrunk: boolean;
  /** Sent share, 0 to 1. */
  share: number;
  /** Why it failed, in the user's language. */
  fault?: string;
}

interface Outcome {
  isSent: boolean;
  /** Why the server has not taken it. */
  failure?: unknown;
}

/** Uploads of the media library, each with its progress and error; finished ones are removed from the list. */
export function useUploads() {
  const { t, errorText } = useTexts();
  const show = useErrorToast();
  const { mutateAsync } = useUploadMedia();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const keys = useRef(0);
  const shrinking = useRef<Promise<unknown>>(Promise.resolve());

  function change(key: number, to: Partial<Upload>) {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  }

  function dismiss(key: number) {
    setUploads((all) => all.filter((one) => one.key !== key));
  }

  /** One photo after the other, because a phone has no memory for several at once. Undefined if it cannot be read. */
  function shrunk({ file, isShrunk }: Upload): Promise<File | undefined> {
    if (isShrunk) return Promise.resolve(file);
    const next = shrinking.current.then(() => shrinkPictures([file]));
    shrinking.current = next;
    return next.then(({ files }) => files[0]);
  }

  async function send(upload: Upload): Promise<Outcome> {
    const { key } = upload;
    change(key, { state: "waiting", share: 0, fault: undefined });
    const file = await shrunk(upload);
    if (!file || isHeicType(file.type)) {
      // Refused before it is sent: only this sentence helps.
      const { name } = upload.file;
      change(key, { state: "failed", fault: errorText(file ? "image_heic" : "image_broken", { name }) });
      return { isSent: false };
    }
    change(key, { state: "sending", file, isShrunk: true });
    try {
      await mutateAsync({ file, onProgress: (share) => change(key, { share }) });
      dismiss(key);
      return { isSent: true };
    } catch (failure) {
      change(key, { state: "failed", fault: faultText(failure) });
      return { isSent: false, failure };
    }
  }

  function faultText(error: unknown): string {
    if (statusOf(error) === undefined) return t("offline");
    return refusedFields(error).file ?? serverText(error) ?? t("media.uploadFailed");
  }

  async function sendAll(waiting: Upload[]) {
    const queue = [...waiting];
    let failure: unknown;
    let count = 0;
    async function work() {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const outcome = await send(next);
        if (outcome.isSent) count += 1;
        failure = outcome.failure ?? failure;
      }
    }
    await Promise.all(Array.from({ length: Math.min(MAX_PARALLEL, queue.length) }, work));
    if (failure) show.refused(failure, t("media.uploadFailed"), () => undefined);
    else if (count > 0) toast.success(t("media.uploaded", { count }));
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        keys.current += 1;
        return { key: keys.current, file, isShrunk: false, state: "waiting", share: 0 };
      });
      setUploads((all) => [...all, ...added]);
      if (added.length > 0) void sendAll(added);
    },
    retry: (upload: Upload) => void sendAll([upload]),
    dismiss,
  };
}
