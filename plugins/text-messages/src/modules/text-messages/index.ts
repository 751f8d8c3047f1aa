import { Module } from "@medusajs/framework/utils";
import { textMessagesLoader } from "../../registrations/text-messages";
import { TextMessagesModuleService } from "./service";

export const TEXT_MESSAGES_MODULE = "text_messages";

export default Module(TEXT_MESSAGES_MODULE, { service: TextMessagesModuleService, loaders: [textMessagesLoader] });
