import { DocumentText } from "@medusajs/icons";
import { Container, StatusBadge, Text } from "@medusajs/ui";
import { LEGAL_KINDS, LEGAL_TITLES, type LegalKind, type LegalOverview } from "@zakh/legal/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { useLegalOverview } from "../../resources/legal";
import { RowActions } from "../../ui/lists/row-actions";
import { Blank, LoadError } from "../../ui/screen-state";
import { LegalForm } from "./legal-form";

/** Terms, privacy, returns and delivery: what is shown, and whether the owner has read it (rulings 56 and 70). */
export default function LegalScreen() {
  const { t } = useTexts();
  const overview = useLegalOverview();
  const [open, setOpen] = useState<LegalKind>();
  if (overview.isError && !overview.data) {
    return <LoadError title={t("legal.failed")} error={overview.error} onRetry={() => overview.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-y-4">
      <Container className="p-4 md:p-5">
        <Text className="text-ui-fg-subtle text-base md:text-sm">{t("legal.lastWord")}</Text>
      </Container>
      <ul aria-label={t("legal.title")} className="grid gap-3 lg:grid-cols-2">
        {LEGAL_KINDS.map((kind) => (
          <li key={kind}>
            {overview.data ? (
              <KindCard kind={kind} state={overview.data[kind]} onEdit={() => setOpen(kind)} />
            ) : (
              <Blank className="h-28 rounded-lg" />
            )}
          </li>
        ))}
      </ul>
      {open && <LegalForm key={open} kind={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

interface KindCardProps {
  kind: LegalKind;
  state: LegalOverview[LegalKind];
  onEdit: () => void;
}

function KindCard({ kind, state: { current, upcoming, hasDraft }, onEdit }: KindCardProps) {
  const { t, language } = useTexts();
  const title = LEGAL_TITLES[kind];
  return (
    <Container className="flex h-full items-start gap-x-3 p-4">
      <DocumentText className="text-ui-fg-muted mt-1 shrink-0" aria-hidden />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-y-2">
        <div>
          <p className="text-ui-fg-base break-words text-base font-semibold">{title[language]}</p>
          {language !== "ko" && (
            <p lang="ko" className="text-ui-fg-subtle text-sm">
              {title.ko}
            </p>
          )}
        </div>
        <StatusBadge color={current ? "green" : "orange"}>
          {current ? t("legal.validFrom", { day: dots(current.validFrom) }) : t("legal.unread")}
        </StatusBadge>
        {upcoming && <StatusBadge color="blue">{t("legal.upcoming", { day: dots(upcoming.validFrom) })}</StatusBadge>}
        {hasDraft && <StatusBadge color="grey">{t("legal.hasDraft")}</StatusBadge>}
      </div>
      <RowActions name={title[language]} onEdit={onEdit} />
    </Container>
  );
}

/** A day as days are written everywhere: 2026.11.30. */
function dots(day: string): string {
  return day.replaceAll("-", ".");
}
