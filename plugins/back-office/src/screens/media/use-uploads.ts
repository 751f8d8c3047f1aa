import { useRef, useState } from "react";
import { refusedFields, serverText, statusOf } from "../client";
import { useTexts } from "../i18n/text";
import { useUploadMedia } from "../resources/media";
import { shrinkPictures } from "../ui/shrink-pictures";
import { toast } from "../ui/toast";

/** Uploads under way at the same time: a phone's line and the server's decoder take no more with profit. */
const AT_ONCE = 3;

/** A picture that is on its way, or that did not arrive. */
export interface Upload {
  key: number;
  file: File;
  state: "waiting" | "sending" | "failed";
  /** How much was sent, 0 to 1. */
  share: number;
  /** Why it failed, in the reader's language. */
  fault?: string;
}

/** Uploads of the media library, each with its progress and its own error; what has arrived leaves the list. */
export function useUploads() {
  const { t } = useTexts();
  const { mutateAsync } = useUploadMedia();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const keys = useRef(0);

  function change(key: number, to: Partial<Upload>) {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  }

  function dismiss(key: number) {
    setUploads((all) => all.filter((one) => one.key !== key));
  }

  async function send({ key, file }: Upload): Promise<boolean> {
    change(key, { state: "sending", share: 0, fault: undefined });
    try {
      await mutateAsync({ file, onProgress: (share) => change(key, { share }) });
      dismiss(key);
      return true;
    } catch (error) {
      change(key, { state: "failed", fault: faultText(error) });
      return false;
    }
  }

  function faultText(error: unknown): string {
    if (statusOf(error) === undefined) return t("offline");
    return refusedFields(error).file ?? serverText(error) ?? t("media.uploadFailed");
  }

  async function sendAll(waiting: Upload[]) {
    const queue = [...waiting];
    let arrived = 0;
    async function work() {
      for (let next = queue.shift(); next; next = queue.shift()) {
        if (await send(next)) arrived += 1;
      }
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, queue.length) }, work));
    if (arrived < waiting.length) toast.error(t("error"), { description: t("media.uploadFailed") });
    else toast.success(t("media.uploaded", { count: arrived }));
  }

  return {
    uploads,
    async add(files: readonly File[]) {
      const added = (await shrinkPictures(files)).map((file): Upload => {
        keys.current += 1;
        return { key: keys.current, file, state: "waiting", share: 0 };
      });
      if (added.length === 0) return;
      setUploads((all) => [...all, ...added]);
      void sendAll(added);
    },
    retry: (upload: Upload) => void sendAll([upload]),
    dismiss,
  };
}
