import { CheckCircleSolid, ChevronRight } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import { LEGAL_KINDS, LEGAL_TITLES } from "@zakh/legal/contract";
import { BUSINESS_TITLES, missingOfBusiness } from "@zakh/site-settings/contract";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useBankAccounts } from "../../resources/bank-accounts";
import { useDelivery } from "../../resources/delivery";
import { useLegalOverview } from "../../resources/legal";
import { useStaffRole } from "../../resources/session";
import { useSetting } from "../../resources/settings";
import { useSummary } from "../../resources/summary";

/**
 * What a new shop does first, in its order, with what is still missing of who sells (ruling 70). Gone when all of it is done; for owners only,
 * who may do it.
 */
export function FirstSteps() {
  return useStaffRole() === "owner" ? <Steps /> : null;
}

function Steps() {
  const { t, language } = useTexts();
  const business = useSetting("business").data;
  const accounts = useBankAccounts().data;
  const delivery = useDelivery().data;
  const summary = useSummary().data;
  const legal = useLegalOverview().data;
  if (!legal || !business || !accounts || !delivery || !summary) return null;
  const missing = missingOfBusiness(business);
  const unread = LEGAL_KINDS.filter((kind) => !legal[kind].current);
  const steps = [
    {
      name: "business",
      screen: "business",
      done: missing.length === 0,
      text: t("business.missing.text", { fields: missing.map((field) => BUSINESS_TITLES[field][language]).join(", ") }),
    },
    {
      name: "legal",
      screen: "legal",
      done: unread.length === 0,
      text: t("firstSteps.legal.text", { pages: unread.map((kind) => LEGAL_TITLES[kind][language]).join(", ") }),
    },
    { name: "account", screen: "bank-accounts", done: accounts.some(({ isActive }) => isActive) },
    { name: "delivery", screen: "delivery-days", done: delivery.hasDays },
    { name: "product", screen: "products", done: summary.products > 0 },
    { name: "order", screen: "orders/new", done: summary.orders > 0 },
  ] as const;
  const left = steps.filter(({ done }) => !done).length;
  if (left === 0) return null;
  return (
    <Container className="p-4 md:p-5">
      <Heading level="h2" className="text-lg font-semibold">
        {t("firstSteps.title", { count: left })}
      </Heading>
      <ol className="mt-2">
        {steps.map((step) => (
          <li key={step.name} className="border-ui-border-base border-t first:border-t-0">
            <Step {...step} label={t(`firstSteps.${step.name}`)} />
          </li>
        ))}
      </ol>
    </Container>
  );
}

interface StepProps {
  label: string;
  /** What is still missing. */
  text?: string;
  screen: string;
  done: boolean;
}

function Step({ label, text, screen, done }: StepProps) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  if (done) {
    return (
      <p className="text-ui-fg-subtle flex min-h-11 items-center gap-x-3 py-2 text-base md:text-sm">
        <CheckCircleSolid className="text-ui-tag-green-icon shrink-0" aria-hidden />
        <span>{label}</span>
        <span className="sr-only">{t("firstSteps.done")}</span>
      </p>
    );
  }
  return (
    <Link to={screenPath(screen)} className="flex min-h-11 items-center gap-x-3 py-2">
      <span aria-hidden className="border-ui-border-strong size-[15px] shrink-0 rounded-full border" />
      <span className="min-w-0 flex-1">
        <span className="text-ui-fg-base block text-base font-medium md:text-sm">{label}</span>
        {text && <Text className="text-ui-fg-subtle text-sm">{text}</Text>}
      </span>
      <ChevronRight className="text-ui-fg-muted shrink-0" aria-hidden />
    </Link>
  );
}
