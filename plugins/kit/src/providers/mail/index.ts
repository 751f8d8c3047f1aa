import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { MailProviderService } from "./service";

export default ModuleProvider(Modules.NOTIFICATION, { services: [MailProviderService] });
