import { MedusaService } from "@medusajs/framework/utils";
import { LegalConsent } from "./models/legal-consent";
import { LegalVersion } from "./models/legal-version";

export class LegalModuleService extends MedusaService({ LegalVersion, LegalConsent }) {}
