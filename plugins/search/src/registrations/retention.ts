import { deleteRows, type Retention, registerRetention } from "@zakh/kit/retention/retention";

export const retention: readonly Retention[] = [
  { name: "missed-searches", days: 90, forget: deleteRows("missed_search", "updated_at < $1") },
];

export async function searchRetentionLoader(): Promise<void> {
  registerRetention(retention);
}
