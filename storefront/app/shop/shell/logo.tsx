import { useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { useShellData } from "../../lib/data/shell-data";
import { paths } from "../../lib/routing/paths";
import { classes } from "../../ui/classes";
import { PageLink } from "../../ui/page-link";

/** The shop's logo in a box of 200 × 60, or the shop's name if the file does not load. */
export function Logo({ className }: { className?: string }) {
  const { t } = useTexts();
  const shell = useShellData();
  const [failed, setFailed] = useState(false);
  const name = shell?.siteName ?? "";
  const url = shell?.logoUrl ?? "/logo.png";
  return (
    <PageLink
      to={paths.home}
      aria-label={t("header.logo", { name })}
      className={classes(
        "flex h-touch w-[8.25rem] min-w-0 items-center md:h-14 md:w-[11.5rem] md:shrink-0 short:h-touch short:w-[8.25rem]",
        className,
      )}
    >
      {failed ? (
        <span className="font-display text-title font-bold uppercase text-oxblood">{name}</span>
      ) : (
        <img
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(true);
          }}
          src={url}
          alt=""
          width={200}
          height={60}
          onError={() => setFailed(true)}
          className="max-h-full w-full object-contain object-left"
        />
      )}
    </PageLink>
  );
}
