import type { InternalModuleDeclaration, Logger } from "@medusajs/framework/types";
import { MedusaService } from "@medusajs/framework/utils";
import { shopPool } from "../../database/pool";
import { JobRunner } from "../../job-queue/job-runner";
import { registeredTasks } from "../../job-queue/task";
import { whenDraining } from "../../serve/readiness";
import { BackgroundJob } from "./models/background-job";
import { OutgoingMail } from "./models/outgoing-mail";

/** How long a stopping process waits for running jobs, in ms; a job that is cut off runs again after its lease. */
const STOP_TIMEOUT_MS = 1500;

/**
 * Starts the job runners in worker modes `shared` and `worker`, from the start of the application until it prepares to
 * stop. Scripts and `server` processes only write jobs.
 */
export class BackgroundJobsModuleService extends MedusaService({ BackgroundJob, OutgoingMail }) {
  private runners: JobRunner[] = [];

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
      // Every plugin has registered its tasks by now.
      const apart = registeredTasks().filter((task) => task.apart);
      const together = registeredTasks().filter((task) => !task.apart);
      this.runners = [together, apart]
        .filter((tasks) => tasks.length > 0)
        .map((tasks) => new JobRunner({ pool: shopPool(), logger: this.injected.logger, tasks }));
      for (const runner of this.runners) runner.start();
      // A serving process gives running requests some seconds, and running jobs the same.
      whenDraining(() => void this.stop());
    },
    onApplicationPrepareShutdown: () => this.stop(),
  };

  private async stop(): Promise<void> {
    await Promise.all(this.runners.map((runner) => runner.stop(STOP_TIMEOUT_MS)));
  }
}
