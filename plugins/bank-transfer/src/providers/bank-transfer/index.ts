import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { paymentMethodLoader } from "../../registrations/payment-method";
import { BankTransferProvider } from "./service";

export default ModuleProvider(Modules.PAYMENT, { services: [BankTransferProvider], loaders: [paymentMethodLoader] });
