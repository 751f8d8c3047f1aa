import { AGREE_ACTION, AGREE_CHANGED, AGREE_DONE, AGREE_FAILED, type AgreedKind } from "@zakh/legal/contract";
import { useLanguage } from "../i18n/use-language";
import { ApiError } from "../lib/data/api";
import { useAgree, useAgreed } from "../lib/data/legal";
import { Button } from "../ui/button";
import { toast } from "../ui/toast-store";
import { AgreeTicks } from "./agree-ticks";
import { useTicks } from "./use-ticks";

/** Asks once more where terms or privacy have changed since the signed-in user agreed; who does not wish to can pass it over. */
export function ChangedTerms() {
  const { missing: kinds } = useAgreed();
  return kinds.length > 0 ? <Asked key={kinds.join()} kinds={kinds} /> : null;
}

function Asked({ kinds }: { kinds: readonly AgreedKind[] }) {
  const { language } = useLanguage();
  const ticks = useTicks(kinds);
  const agree = useAgree();
  const send = () =>
    agree.mutate(kinds, {
      onSuccess: () => toast({ title: AGREE_DONE[language], tone: "done" }),
      onError: (error) =>
        toast({
          title: AGREE_FAILED[language],
          text: error instanceof ApiError ? error.serverMessage : undefined,
          tone: "wrong",
        }),
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ticks.check()) send();
      }}
      className="mb-3 mt-4 rounded-card border border-paper-edge bg-mustard-wash p-4 md:p-5"
    >
      <p className="max-w-read text-small">{AGREE_CHANGED[language]}</p>
      <div className="mt-1 max-w-read">
        <AgreeTicks ticks={ticks} />
      </div>
      <Button type="submit" look="outline" busy={agree.isPending} className="mt-2">
        {AGREE_ACTION[language]}
      </Button>
    </form>
  );
}
