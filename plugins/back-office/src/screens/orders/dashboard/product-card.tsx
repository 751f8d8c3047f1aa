import { Plus } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";

/** Links to a new product and to all products (spec §2 Admin dashboard). */
export function ProductCard() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  return (
    <Container className="flex flex-col gap-4 p-4 md:flex-row md:items-center md:justify-between md:p-5">
      <div>
        <Heading level="h2" className="text-lg font-semibold">
          {t("dashboard.productCard.title")}
        </Heading>
        <Text className="text-ui-fg-subtle mt-1 text-base md:text-sm">{t("dashboard.productCard.text")}</Text>
      </div>
      <div className="grid shrink-0 grid-cols-1 gap-3 sm:grid-cols-2">
        <Button asChild className="h-11 w-full px-4 text-base md:h-9 md:text-sm">
          <Link to={screenPath("products", { new: "true" })}>
            <Plus />
            <span>{t("dashboard.productCard.new")}</span>
          </Link>
        </Button>
        <Button asChild variant="secondary" className="h-11 w-full px-4 text-base md:h-9 md:text-sm">
          <Link to={screenPath("products")}>{t("dashboard.productCard.list")}</Link>
        </Button>
      </div>
    </Container>
  );
}
