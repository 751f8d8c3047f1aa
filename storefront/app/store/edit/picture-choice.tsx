import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { buttonLook } from "../../ui/button";
import { classes } from "../../ui/classes";
import { FileButton } from "../../ui/file-button";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { pictureFault } from "../../ui/picture-rules";
import { toast } from "../../ui/toast-store";

/** A picture of the store: the stored one or a chosen file; no picture if `url` is empty. */
export interface ChosenPicture {
  url: string;
  file?: File;
}

interface PictureChoiceProps {
  label: string;
  picture: ChosenPicture;
  /** Returns an address for a chosen file. */
  show: (file: File) => string;
  onChange: (picture: ChosenPicture) => void;
  /** Its shape on the store's page. */
  shape: "square" | "wide";
}

/** Shows the picture, with buttons to change and to remove it. */
export function PictureChoice({ label, picture, show, onChange, shape }: PictureChoiceProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const empty = picture.url === "";
  const choose = ([file]: File[]) => {
    if (!file) return;
    const fault = pictureFault([file], 1, 1);
    if (fault) {
      const text = errorText(fault.code, fault.values);
      toast({ title: t("ownStore.product.imagesRefused"), text, tone: "wrong" });
      return;
    }
    onChange({ url: show(file), file });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      <div
        className={classes(
          "overflow-hidden rounded-card border border-paper-edge bg-paper",
          shape === "square" ? "size-32 max-w-full" : "aspect-[16/7] w-full",
        )}
      >
        {empty ? (
          <span aria-hidden="true" className="flex size-full items-center justify-center text-ink-faint">
            <Icon name="plus" className="size-8" />
          </span>
        ) : (
          <Picture url={picture.url} alt={label} name={label} sizes="(min-width: 1024px) 600px, 100vw" eager />
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <FileButton
          label={t(empty ? "ownStore.form.choose" : "ownStore.form.change", { name: label })}
          onChoose={choose}
          className={buttonLook("outline")}
        >
          <span>{empty ? t("ownStore.form.choosePicture") : t("ownStore.form.changePicture")}</span>
        </FileButton>
        {empty ? null : (
          <button
            type="button"
            aria-label={t("ownStore.form.remove", { name: label })}
            onClick={() => onChange({ url: "" })}
            className={buttonLook("quiet")}
          >
            {t("ownStore.form.removePicture")}
          </button>
        )}
      </div>
    </fieldset>
  );
}
