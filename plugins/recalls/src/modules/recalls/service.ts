import { MedusaService } from "@medusajs/framework/utils";
import { Recall } from "./models/recall";
import { RecallOrder } from "./models/recall-order";

export class RecallsModuleService extends MedusaService({ Recall, RecallOrder }) {}
