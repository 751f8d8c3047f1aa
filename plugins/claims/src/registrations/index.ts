import { registerAccountClosing } from "@zakh/accounts/closing/account-closing";
import { registerPersonalData } from "@zakh/accounts/personal-data/personal-data";
import { registerParcelSettlement } from "@zakh/checkout/workflows/placing/free-parcel";
import { registerRetention } from "@zakh/kit/retention/retention";
import { accountClosing } from "./account-closing";
import { parcels } from "./parcels";
import { data } from "./personal-data";
import { retention } from "./retention";

/** Tells the plugins below what this one adds to theirs; its module calls it as a process starts. */
export async function registrations(): Promise<void> {
  registerAccountClosing(accountClosing);
  registerParcelSettlement(parcels);
  registerRetention(retention);
  registerPersonalData(data);
}
