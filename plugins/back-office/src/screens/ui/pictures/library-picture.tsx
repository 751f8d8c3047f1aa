import { useState } from "react";
import { useTexts } from "../../i18n/text";
import type { useUploadMedia } from "../../resources/media";
import { useErrorToast } from "../error-toast";
import { PictureField } from "./picture-field";

interface LibraryPictureProps {
  upload: ReturnType<typeof useUploadMedia>;
  value: string;
  onChange: (url: string) => void;
  error: string | undefined;
}

/** For values that store a picture's URL only: a chosen file is first uploaded to the media library. */
export function LibraryPicture({ upload, value, onChange, error }: LibraryPictureProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const [file, setFile] = useState<File | null>(null);

  function send(chosen: File) {
    setFile(chosen);
    upload.mutate(
      { file: chosen },
      {
        onSuccess: (item) => onChange(item.url),
        onError: (refusal) => show.refused(refusal, t("picture.sendFailed")),
        onSettled: () => setFile(null),
      },
    );
  }

  return (
    <PictureField
      label={t("picture.label")}
      hint={upload.isPending ? t("picture.sending") : undefined}
      value={{ url: value, file }}
      onChange={(next) => (next.file ? send(next.file) : onChange(next.url))}
      error={error}
    />
  );
}
