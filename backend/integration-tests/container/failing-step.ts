import { setTimeout as pause } from "node:timers/promises";
import { WorkflowManager } from "@medusajs/framework/orchestration";

type Invoke = (given: unknown) => Promise<unknown>;

/** The workflow engine's handlers of each step; it looks them up on every run, so that a step can be replaced. */
function handlersOf(workflowId: string): Map<string, { invoke: Invoke }> {
  const workflow = WorkflowManager.getWorkflow(workflowId);
  if (!workflow) throw new Error(`No workflow ${workflowId}`);
  return workflow.handlers_;
}

/** The steps of a workflow, as registered in the engine. */
export function stepsOf(workflowId: string): string[] {
  return [...handlersOf(workflowId).keys()];
}

/**
 * Runs `work` while one step of a workflow throws `after` ms instead of doing its work: at once, or while parallel
 * steps are half way. Returns whether the step was reached.
 */
export async function whileStepFails(
  workflowId: string,
  step: string,
  after: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const handlers = handlersOf(workflowId);
  const handler = handlers.get(step);
  if (!handler) throw new Error(`No step ${step} in ${workflowId}`);
  let reached = false;
  handlers.set(step, {
    ...handler,
    invoke: async () => {
      reached = true;
      if (after > 0) await pause(after);
      throw new Error(`${step} was made to fail`);
    },
  });
  try {
    await work();
  } finally {
    handlers.set(step, handler);
  }
  return reached;
}
