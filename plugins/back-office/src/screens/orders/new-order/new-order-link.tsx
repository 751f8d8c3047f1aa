import { Plus } from "@medusajs/icons";
import { Button, clx } from "@medusajs/ui";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";

interface NewOrderLinkProps {
  className?: string;
  /** Whether a phone shows its icon alone, because it stands beside others. */
  iconOnPhone?: boolean;
}

/** Leads to the form of an order for a customer who calls. */
export function NewOrderLink({ className, iconOnPhone = false }: NewOrderLinkProps) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  return (
    <Button
      asChild
      className={clx("h-11 px-4 text-base md:h-9 md:text-sm", { "max-md:w-11 max-md:px-0": iconOnPhone }, className)}
    >
      <Link to={screenPath("orders/new")}>
        <Plus />
        <span className={clx({ "max-md:sr-only": iconOnPhone })}>{t("newOrder.title")}</span>
      </Link>
    </Button>
  );
}
