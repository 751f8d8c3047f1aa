import type { ComponentType } from "react";
import { useTexts } from "../i18n/use-texts";
import { lazyComponent } from "../lib/browser/lazy-component";
import { toast } from "./toast-store";

interface LazySheetProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A sheet whose code is loaded when it is first opened. If it cannot be loaded, the sheet is closed with a toast, and the next press
 * tries again.
 */
export function lazySheet<Props extends LazySheetProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const useSheet = lazyComponent(load);
  return (props) => {
    const { t } = useTexts();
    const Sheet = useSheet(props.open, () => {
      props.onClose();
      toast({ title: t("common.errorTitle"), text: t("common.tryAgain"), tone: "wrong" });
    });
    return Sheet ? <Sheet {...props} /> : null;
  };
}
