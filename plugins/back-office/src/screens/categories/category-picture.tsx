import { toast } from "@medusajs/ui";
import { useState } from "react";
import { serverText } from "../client";
import { useTexts } from "../i18n/text";
import type { useUploadMedia } from "../resources/media";
import { PictureField } from "../ui/picture-field";

interface CategoryPictureProps {
  upload: ReturnType<typeof useUploadMedia>;
  value: string;
  onChange: (url: string) => void;
  error: string | undefined;
}

/** A category names its picture by address only, so a chosen file goes to the media library first. */
export function CategoryPicture({ upload, value, onChange, error }: CategoryPictureProps) {
  const { t } = useTexts();
  const [file, setFile] = useState<File | null>(null);

  function send(chosen: File) {
    setFile(chosen);
    upload.mutate(
      { file: chosen },
      {
        onSuccess: (item) => onChange(item.url),
        onError: (refusal) =>
          toast.error(t("error"), { description: serverText(refusal) ?? t("categories.pictureFailed") }),
        onSettled: () => setFile(null),
      },
    );
  }

  return (
    <PictureField
      label={t("categories.picture")}
      hint={upload.isPending ? t("categories.pictureSending") : undefined}
      value={{ url: value, file }}
      onChange={(next) => (next.file ? send(next.file) : onChange(next.url))}
      error={error}
    />
  );
}
