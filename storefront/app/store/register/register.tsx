import { zodResolver } from "@hookform/resolvers/zod";
import type { User } from "@zakh/accounts/contract";
import { shownEmail, textsOf } from "@zakh/kit/contract";

import { NO_IDENTITY, STORE_TEXTS, type StoreInput } from "@zakh/marketplace/contract";
import { useForm } from "react-hook-form";
import { Navigate, useNavigate } from "react-router";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { useOwnStore } from "../../lib/data/own-store";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { useSignInAgain } from "../../session/sign-in-again";
import { useLoginGuard } from "../../session/use-login-guard";
import { Button } from "../../ui/button";
import { PageSpinner } from "../../ui/page-spinner";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";
import { STORE_GUARD, useRegisterStore } from "../own-store";
import { ReadFailure } from "../own-store-gate";
import { StoreFields } from "../store-fields";
import { type StoreFormValues, storeForm } from "../store-form-schema";
import { UnsavedChanges } from "../unsaved-changes";
import { useDirty } from "../use-dirty";

export const handle: PageHandle = {
  title: ({ t }) => t("ownStore.register.title"),
  description: ({ t }) => t("ownStore.register.intro"),
};

/** Registers the user's one store; owners are redirected to its dashboard (spec §2, ruling 31). */
export default function RegisterPage() {
  const { user } = useLoginGuard(STORE_GUARD);
  const { data: store, isError, isFetching, refetch } = useOwnStore(Boolean(user));
  if (!useLaterTexts()) return <PageSpinner />;
  if (store) return <Navigate to={paths.storeDashboard} replace />;
  if (isError && store === undefined) return <ReadFailure busy={isFetching} onRetry={refetch} level="page" />;
  if (!user || store === undefined) return <PageSpinner />;
  return <Register user={user} />;
}

function Register({ user }: { user: User }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const registration = useRegisterStore();
  const again = useSignInAgain();
  const form = useForm<StoreFormValues, unknown, StoreInput>({
    resolver: zodResolver(storeForm),
    defaultValues: {
      categoryId: "",
      name: "",
      ...textsOf(STORE_TEXTS),
      ...NO_IDENTITY,
      address: "",
      phone: user.phone,
      email: shownEmail(user.email),
      logoUrl: "",
      coverImageUrl: "",
      openingHours: {},
      isActive: true,
    },
  });
  const { dirty, settle } = useDirty(form.formState.isDirty);
  const submit = useSubmit({
    form,
    send: async (input) => {
      await registration.mutateAsync(input);
      settle();
      toast({ title: t("ownStore.register.doneTitle"), text: t("ownStore.register.doneText"), tone: "done" });
      navigate(paths.storeDashboard, { replace: true });
    },
    isHandled: again.needed,
    failure: { title: t("common.errorTitle"), text: t("ownStore.register.failed") },
    onInvalid: () => toast({ title: t("ownStore.formInvalid"), text: t("ownStore.formInvalidText"), tone: "wrong" }),
  });
  return (
    <div className="page pb-10 pt-6 md:pt-10">
      <h1 className="text-headline uppercase">{t("ownStore.register.title")}</h1>
      <p className="mt-2 max-w-read text-ink-soft">{t("ownStore.register.intro")}</p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <form onSubmit={submit} noValidate className="grid gap-5">
          <StoreFields form={form} />
          <Button type="submit" busy={registration.isPending} className="min-h-12 w-full">
            {registration.isPending ? t("ownStore.register.busy") : t("ownStore.register.action")}
          </Button>
        </form>
        <Steps />
      </div>
      <UnsavedChanges dirty={dirty} />
      {again.sheet}
    </div>
  );
}

const STEPS = ["step1", "step2", "step3"] as const;

function Steps() {
  const { t } = useTexts();
  return (
    <aside className="order-first self-start rounded-card bg-paper p-5 lg:order-none lg:sticky lg:top-28">
      <h2 className="text-title-s">{t("ownStore.register.stepsTitle")}</h2>
      <ol className="mt-3 grid gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex items-center gap-3 text-small">
            <span
              aria-hidden="true"
              className="figures flex size-8 shrink-0 -rotate-3 items-center justify-center rounded-full bg-oxblood text-tallow"
            >
              {index + 1}
            </span>
            <span>{t(`ownStore.register.${step}`)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
