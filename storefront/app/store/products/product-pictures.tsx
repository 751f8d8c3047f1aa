import { type DraftPicture, MAX_IMAGES } from "@zakh/catalog/contract";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { FileButton } from "../../ui/file-button";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { pictureFault } from "../../ui/picture-rules";
import { toast } from "../../ui/toast-store";
import { useObjectUrls } from "../../ui/use-object-urls";
import type { ProductDraftForm } from "./product-draft-form";

interface ProductPicturesProps {
  form: ProductDraftForm;
}

const CORNER =
  "absolute flex size-touch items-center justify-center rounded-control bg-linen/95 text-ink shadow-paper hover:bg-paper";

/** Up to five pictures; lists show the first. */
export function ProductPictures({ form }: ProductPicturesProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const show = useObjectUrls();
  const pictures = form.watch("pictures");
  const onChange = (changed: DraftPicture[]) => form.setValue("pictures", changed, { shouldDirty: true });
  const room = MAX_IMAGES - pictures.length;
  const add = (files: File[]) => {
    const fault = pictureFault(files, room, MAX_IMAGES);
    if (fault) {
      const text = errorText(fault.code, fault.values);
      toast({ title: t("ownStore.product.imagesRefused"), text, tone: "wrong" });
      return;
    }
    onChange([...pictures, ...files.map((file) => ({ file, url: show(file) }))]);
  };
  return (
    <>
      <ul className="grid grid-cols-pair gap-3 sm:grid-cols-3">
        {pictures.map((picture, index) => (
          <li
            key={picture.url}
            className="relative aspect-square overflow-hidden rounded-card border border-paper-edge"
          >
            <Picture
              url={picture.url}
              alt={t("ownStore.product.image", { number: index + 1 })}
              name={t("ownStore.product.image", { number: index + 1 })}
              sizes="200px"
              eager
            />
            {index === 0 ? (
              <span className="absolute bottom-2 left-2 rounded-label bg-oxblood px-2 py-0.5 text-micro font-semibold text-tallow">
                {t("ownStore.product.first")}
              </span>
            ) : (
              <button
                type="button"
                aria-label={t("ownStore.product.makeFirst", { number: index + 1 })}
                onClick={() => onChange([picture, ...pictures.filter((other) => other !== picture)])}
                className={`${CORNER} bottom-1.5 left-1.5`}
              >
                <Icon name="left" className="size-5" />
              </button>
            )}
            <button
              type="button"
              aria-label={t("ownStore.product.removeImage", { number: index + 1 })}
              onClick={() => onChange(pictures.filter((other) => other !== picture))}
              className={`${CORNER} right-1.5 top-1.5`}
            >
              <Icon name="bin" className="size-5" />
            </button>
          </li>
        ))}
        {room > 0 ? (
          <li className="aspect-square">
            <FileButton
              label={t("ownStore.product.addImages")}
              multiple
              onChoose={add}
              className="flex size-full flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-paper-edge bg-paper/40 p-2 text-center text-small font-semibold text-ink-soft hover:bg-paper"
            >
              <Icon name="plus" className="size-7 text-oxblood" />
              <span>{t("ownStore.product.addImages")}</span>
            </FileButton>
          </li>
        ) : null}
      </ul>
      <p className="mt-3 text-small text-ink-faint">{t("ownStore.product.imagesHint", { most: MAX_IMAGES })}</p>
    </>
  );
}
