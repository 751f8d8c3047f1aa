import type { OwnStore } from "@zakh/marketplace/contract";
import { useTexts } from "../../i18n/use-texts";
import { paths } from "../../lib/routing/paths";
import { buttonLook } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";
import { PrintButton } from "../orders/print-button";
import { Sheets } from "../orders/print-sheets";

/** The QR code of the store's page: to hang up, to download, to send. */
export function QrCode({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const code = `${paths.store(store.id)}/qr`;
  const address = `${window.location.origin}${paths.store(store.id)}`;
  return (
    <section aria-labelledby="store-qr" className="rounded-card border border-paper-edge bg-linen p-5">
      <h2 id="store-qr" className="text-title-s">
        {t("ownStore.qr.title")}
      </h2>
      <p className="mt-2 text-small text-ink-soft">{t("ownStore.qr.text")}</p>
      <img
        src={code}
        width={176}
        height={176}
        alt={t("ownStore.qr.alt", { name: store.name })}
        className="mx-auto mt-4 size-44 max-w-full rounded-control bg-white"
      />
      <div className="mt-4 grid gap-3">
        <PrintButton label={t("ownStore.qr.print")} sheets={<Poster store={store} code={code} address={address} />} />
        <a href={`${code}?format=png`} download={`qr-${store.id}.png`} className={buttonLook("outline")}>
          {t("ownStore.qr.png")}
        </a>
        <a href={code} download={`qr-${store.id}.svg`} className={buttonLook("outline")}>
          {t("ownStore.qr.svg")}
        </a>
        <CopyButton text={address} label={t("ownStore.qr.copy")} className="justify-center" />
      </div>
    </section>
  );
}

/** A page to hang up: the store's name, its code, and where it leads. */
function Poster({ store, code, address }: { store: OwnStore; code: string; address: string }) {
  const { t } = useTexts();
  return (
    <Sheets>
      <section className="flex min-h-[26cm] flex-col items-center justify-center gap-8 border-4 border-double border-black p-10 text-center">
        <h1 className="break-words text-[3.5rem] font-bold leading-tight">{store.name}</h1>
        {/* Loaded already: it is on the page. */}
        <img src={code} alt="" className="size-[11cm]" />
        <p className="text-title font-semibold">{t("ownStore.qr.scan")}</p>
        <p className="break-words text-lead">{address.replace(/^https?:\/\//, "")}</p>
        <p className="figures text-title">{store.phone}</p>
      </section>
    </Sheets>
  );
}
