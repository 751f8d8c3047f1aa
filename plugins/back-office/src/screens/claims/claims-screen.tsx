import { Lifebuoy } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { CLAIM_STATUSES } from "@zakh/claims/contract";
import { useTexts } from "../i18n/text";
import { type ClaimFilters, useClaims } from "../resources/claims";
import { type ListAddress, narrows, oneOf, readListAddress } from "../ui/list-address";
import { PagedList } from "../ui/paged-list";
import { Blank } from "../ui/screen-state";
import { SelectField } from "../ui/select-field";
import { useListAddress } from "../ui/use-list-address";
import { ClaimCard } from "./claim-card";

const PAGE_SIZE = 20;

function readAddress(search: URLSearchParams): ListAddress<ClaimFilters> {
  return readListAddress(search, { status: oneOf(CLAIM_STATUSES) });
}

/** What buyers say is wrong with delivered orders: open ones first, with the days that are left to answer. */
export default function ClaimsScreen() {
  const { t } = useTexts();
  const { filters, page, changeFilters, turnTo } = useListAddress(readAddress);
  const claims = useClaims(filters, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return (
    <div className="flex flex-col gap-y-4">
      <search>
        <SelectField
          className="md:w-72"
          label={t("claims.filter")}
          value={filters.status}
          options={[
            { value: "", label: t("claims.filter.all") },
            ...CLAIM_STATUSES.map((status) => ({ value: status, label: t(`claims.state.${status}`) })),
          ]}
          onChoose={(status) => changeFilters(() => ({ status }))}
        />
      </search>
      <PagedList
        query={claims}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("claims.failed")}
        total={(count) => t("claims.total", { count })}
        narrowed={narrows(filters)}
        noMatch={t("claims.noMatch")}
        empty={{ icon: <Lifebuoy />, text: t("claims.empty") }}
      >
        {(rows, nothing) =>
          rows?.length === 0 ? (
            <Container className="p-0">{nothing}</Container>
          ) : (
            <ul className="grid max-w-4xl gap-3" aria-label={t("claims.title")} aria-busy={!rows}>
              {rows?.map((claim) => (
                <li key={claim.id}>
                  <Container className="p-4">
                    <ClaimCard claim={claim} />
                  </Container>
                </li>
              )) ?? (
                <li>
                  <Container className="flex flex-col gap-y-3 p-4">
                    <Blank className="h-5 w-1/2" />
                    <Blank className="h-5 w-4/5" />
                    <Blank className="h-20 w-full" />
                  </Container>
                </li>
              )}
            </ul>
          )
        }
      </PagedList>
    </div>
  );
}
