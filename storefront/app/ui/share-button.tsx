import { useTexts } from "../i18n/use-texts";
import { copyToClipboard } from "./copy-to-clipboard";
import { Icon } from "./icon";

/** Offers the page's address to the apps of the device; where there is no such choice it is copied. */
export function ShareButton({ title, label }: { title: string; label: string }) {
  const { t } = useTexts();
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`;
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      // Somebody has closed the choice.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
    await copyToClipboard(url, t);
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={share}
      className="-my-3 -mr-2 flex size-touch shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-paper hover:text-ink"
    >
      <Icon name="share" />
    </button>
  );
}
