// Medusa loads the files of `workflows` as a process starts. Other plugins register in a loader of their module; this one has no tables, and
// so no module.
import { registerAccountClosing } from "@zakh/accounts/closing/account-closing";
import { registerAccountMerging } from "@zakh/accounts/merging/account-merging";
import { registerPersonalData } from "@zakh/accounts/personal-data/personal-data";
import { registerRetention } from "@zakh/kit/retention/retention";
import { data } from "../../registrations/personal-data";
import { retention } from "../../registrations/retention";
import { moveCarts } from "../cart/move-carts";
import { removeSavedCart } from "../cart/saved-cart-rows";

registerAccountClosing((sql, { customerId }) => removeSavedCart(sql, customerId));
registerAccountMerging(moveCarts);
registerRetention(retention);
registerPersonalData(data);
