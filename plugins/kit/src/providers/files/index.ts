import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { FileService } from "./service";

export default ModuleProvider(Modules.FILE, { services: [FileService] });
