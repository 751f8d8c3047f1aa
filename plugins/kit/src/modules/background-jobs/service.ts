import type { InternalModuleDeclaration, Logger } from "@medusajs/framework/types";
import { MedusaService } from "@medusajs/framework/utils";
import { shopPool } from "../../database/pool";
import { JobRunner } from "../../job-queue/job-runner";
import { registeredTasks } from "../../job-queue/task";
import { whenDraining } from "../../serve/readiness";
import { BackgroundJob } from "./models/background-job";
import { OutgoingMail } from "./models/outgoing-mail";

/** How long a stopping process waits for the jobs in hand, in ms; one that is cut off is done again after its lease. */
const LAST_JOBS_MS = 1500;

/**
 * Background work. Where it is done (worker mode `shared` or `worker`) a runner does it from the start of the application until it
 * prepares to stop; scripts and `server` processes only write jobs.
 */
export class BackgroundJobsModuleService extends MedusaService({ BackgroundJob, OutgoingMail }) {
  private runner: JobRunner | undefined;

  constructor(
    private readonly injected: { logger: Logger },
    _options: unknown,
    private readonly declaration?: InternalModuleDeclaration,
  ) {
    super(injected, _options, declaration);
  }

  __hooks = {
    onApplicationStart: async () => {
      if (this.declaration?.worker_mode === "server") return;
      // Every plugin has told of its tasks by now.
      this.runner = new JobRunner({ pool: shopPool(), logger: this.injected.logger, tasks: registeredTasks() });
      this.runner.start();
      // A serving process has some seconds for the requests under way, and so for these.
      whenDraining(() => void this.runner?.stop(LAST_JOBS_MS));
    },
    onApplicationPrepareShutdown: async () => this.runner?.stop(LAST_JOBS_MS),
  };
}
