import { Lifebuoy } from "@medusajs/icons";
import { CLAIM_STATUSES } from "@zakh/claims/contract";
import { useTexts } from "../../i18n/text";
import { type ClaimFilters, useClaims } from "../../resources/claims";
import { SelectField } from "../../ui/forms/select-field";
import { CardList } from "../../ui/lists/card-list";
import { type ListAddress, narrows, oneOf, readListAddress } from "../../ui/lists/list-address";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";
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
        {(rows, nothing) => (
          <CardList
            label={t("claims.title")}
            rows={rows}
            nothing={nothing}
            keyOf={({ id }) => id}
            card={(claim) => <ClaimCard claim={claim} />}
          />
        )}
      </PagedList>
    </div>
  );
}
