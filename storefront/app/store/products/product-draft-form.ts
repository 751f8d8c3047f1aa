import type { CheckedDraft, ProductDraft } from "@zakh/catalog/contract";
import type { UseFormReturn } from "react-hook-form";

export type ProductDraftForm = UseFormReturn<ProductDraft, unknown, CheckedDraft>;
