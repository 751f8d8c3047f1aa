import { MedusaService } from "@medusajs/framework/utils";
import { TextMessage } from "./models/text-message";

/** Stores what became of text messages, for their cost. */
export class TextMessagesModuleService extends MedusaService({ TextMessage }) {}
