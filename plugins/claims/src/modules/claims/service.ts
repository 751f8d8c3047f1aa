import { MedusaService } from "@medusajs/framework/utils";
import { DeliveryClaim } from "./models/delivery-claim";

export class ClaimsModuleService extends MedusaService({ DeliveryClaim }) {}
