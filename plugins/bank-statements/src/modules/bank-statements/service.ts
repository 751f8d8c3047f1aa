import { MedusaService } from "@medusajs/framework/utils";
import { BankStatement } from "./models/bank-statement";
import { IgnoredPayer } from "./models/ignored-payer";
import { LearnedSender } from "./models/learned-sender";
import { OutgoingLine } from "./models/outgoing-line";
import { StatementLayout } from "./models/statement-layout";
import { StatementLine } from "./models/statement-line";

export class BankStatementsModuleService extends MedusaService({
  BankStatement,
  StatementLine,
  OutgoingLine,
  LearnedSender,
  StatementLayout,
  IgnoredPayer,
}) {}
