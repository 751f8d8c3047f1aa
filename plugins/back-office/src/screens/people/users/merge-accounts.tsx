import { Button, Text } from "@medusajs/ui";
import type { MergeAnswer, User } from "@zakh/accounts/contract";
import { shownEmail } from "@zakh/kit/contract";
import { type FormEvent, useState } from "react";
import { useTexts } from "../../i18n/text";
import { useMerge } from "../../resources/customers";
import { useCustomers } from "../../resources/new-order";
import { CustomerLines } from "../../ui/customer-search";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { DRAWER_BUTTON } from "../../ui/drawers/side-drawer";
import { useErrorToast } from "../../ui/error-toast";
import { SearchResults } from "../../ui/lists/search-results";
import { toast } from "../../ui/toast";
import { useMovedText } from "./moved-text";

/** Makes another account of the same person part of this one: finds it, says what that does, and does it. */
export function MergeAccounts({ user }: { user: User }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" className={DRAWER_BUTTON} onClick={() => setOpen(true)}>
        {t("merge.button")}
      </Button>
      {open && <MergeForm user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

const nameOf = ({ name, username }: User) => name || username;

function MergeForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const merge = useMerge(user.id);
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<MergeAnswer>();
  const customers = useCustomers(search, "true");
  const others = search === "" ? undefined : customers.data?.filter(({ id }) => id !== user.id);

  async function choose(from: number) {
    try {
      setShown(await merge.mutateAsync({ from, preview: true }));
    } catch (error) {
      show.refused(error, t("tryAgain"));
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!shown) return;
    try {
      await merge.mutateAsync({ from: shown.from.id, preview: false });
      toast.success(t("merge.done"), { description: `${nameOf(shown.from)} → ${nameOf(user)}` });
      onClose();
    } catch (error) {
      show.refused(error, t("tryAgain"));
    }
  }

  return (
    <FormDrawer
      open
      title={t("merge.title", { name: nameOf(user) })}
      dirty={false}
      busy={merge.isPending}
      empty={!shown}
      submitLabel={t("merge.submit")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text className="text-ui-fg-subtle text-sm">{t("merge.hint")}</Text>
      {shown ? (
        <Effects shown={shown} onOther={() => setShown(undefined)} />
      ) : (
        <SearchResults
          label={t("merge.search")}
          placeholder={t("users.search.hint")}
          search={search}
          onSearch={setSearch}
          query={customers}
          found={others}
          list={t("merge.search")}
          none={t("users.empty")}
        >
          {(customer) => (
            <Button
              type="button"
              variant="secondary"
              className="h-auto min-h-11 w-full justify-start px-3 py-2 text-left text-base md:text-sm"
              disabled={merge.isPending}
              onClick={() => choose(customer.id)}
            >
              <CustomerLines customer={customer} withLogin />
            </Button>
          )}
        </SearchResults>
      )}
    </FormDrawer>
  );
}

/** What becomes of both accounts. */
function Effects({ shown: { from, into, moved, losesSignIn }, onOther }: { shown: MergeAnswer; onOther: () => void }) {
  const { t } = useTexts();
  const movedText = useMovedText();
  const lines = movedText(moved);
  return (
    <div className="flex flex-col gap-y-4 text-base md:text-sm">
      <Account title={t("merge.goes")} user={from} />
      <section>
        <p className="text-ui-fg-base font-medium">{t("merge.moves", { name: nameOf(into) })}</p>
        {lines.length === 0 ? (
          <p className="text-ui-fg-subtle">{t("merge.nothing")}</p>
        ) : (
          <ul className="text-ui-fg-base mt-1 list-disc pl-5 tabular-nums">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </section>
      <Account title={t("merge.stays")} user={into} />
      {losesSignIn && <p className="text-ui-fg-base">{t("merge.signIn", { login: shownEmail(from.email) })}</p>}
      <p className="bg-ui-tag-orange-bg text-ui-tag-orange-text rounded-lg p-3">{t("merge.forGood")}</p>
      <Button
        type="button"
        variant="secondary"
        className="h-11 self-start px-4 text-base md:h-9 md:text-sm"
        onClick={onOther}
      >
        {t("merge.other")}
      </Button>
    </div>
  );
}

function Account({ title, user: { id, name, username, email, phone } }: { title: string; user: User }) {
  return (
    <section>
      <p className="text-ui-fg-subtle text-sm">{title}</p>
      <p className="text-ui-fg-base break-words font-medium">{name || username}</p>
      <p className="text-ui-fg-subtle break-words text-sm tabular-nums">
        {[username, shownEmail(email), phone, `ID ${id}`].filter(Boolean).join(" · ")}
      </p>
    </section>
  );
}
