import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { paymentMethodLoader } from "../../registrations/payment-method";
import { PayOnPickupProvider } from "./service";

export default ModuleProvider(Modules.PAYMENT, { services: [PayOnPickupProvider], loaders: [paymentMethodLoader] });
