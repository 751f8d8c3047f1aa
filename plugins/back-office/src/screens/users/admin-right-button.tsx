import { Button } from "@medusajs/ui";
import type { User } from "@zakh/accounts/contract";
import { useTexts } from "../i18n/text";
import { useSetAdminRight } from "../resources/users";
import { useShowRefusal } from "../ui/form-refusal";
import { toast } from "../ui/toast";
import { useQuestion } from "../ui/use-question";

/** Grants or revokes the admin right, after a confirmation. The server never removes the last admin. */
export function AdminRightButton({ user }: { user: User }) {
  const { t } = useTexts();
  const show = useShowRefusal();
  const prompt = useQuestion();
  const set = useSetAdminRight();
  const name = user.name || user.username;
  const label = t(user.isAdmin ? "users.take" : "users.make");

  async function ask() {
    const agreed = await prompt({
      title: t(user.isAdmin ? "users.take.title" : "users.make.title", { name }),
      description: t(user.isAdmin ? "users.take.text" : "users.make.text"),
      confirmText: label,
      cancelText: t("cancel"),
      variant: user.isAdmin ? "danger" : "confirmation",
    });
    if (!agreed) return;
    set.mutate(
      { id: user.id, isAdmin: !user.isAdmin },
      {
        onSuccess: (changed) =>
          toast.success(t("users.changed"), {
            description: t(changed.isAdmin ? "users.made.text" : "users.taken.text", { name }),
          }),
        // Refused for the only admin: the server's text explains it.
        onError: (error) => show.refused(error, t("tryAgain")),
      },
    );
  }

  return (
    <Button
      type="button"
      variant="secondary"
      className="h-11 shrink-0 whitespace-nowrap px-4 text-sm md:h-8 md:px-3"
      aria-label={`${label}: ${name}`}
      disabled={set.isPending}
      isLoading={set.isPending}
      onClick={ask}
    >
      {label}
    </Button>
  );
}
