import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { Reviewable } from "@zakh/reviews/contract";
import type { ReactElement } from "react";
import { useLanguage } from "../../i18n/use-language";
import { paths } from "../../lib/routing/paths";
import { PageLink } from "../../ui/page-link";
import { Picture } from "../../ui/picture";

interface ProductRowProps {
  product: Pick<Reviewable, "productId" | "name" | "nameRu" | "nameEn" | "imageUrl">;
  /** What can be done with it, given its name. */
  action?: (name: string) => ReactElement;
}

/** A product that somebody has received. */
export function ProductRow({ product, action }: ProductRowProps) {
  const { language } = useLanguage();
  const name = localized(product, "name", language);
  const lang = fallbackLanguage(product, "name", language);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="h-12 w-16 shrink-0 overflow-hidden rounded-control">
        <Picture url={product.imageUrl} alt="" name={name} nameLang={lang} sizes="64px" />
      </span>
      <PageLink
        to={paths.product(product.productId)}
        lang={lang}
        className="flex min-h-touch min-w-0 flex-1 items-center break-words font-semibold hover:text-oxblood"
      >
        {name}
      </PageLink>
      {action?.(name)}
    </div>
  );
}
