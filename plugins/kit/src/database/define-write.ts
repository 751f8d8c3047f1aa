import type { MedusaContainer, Message } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  type ReturnWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";

/** What a write may need beside its input. */
export interface Writing {
  container: MedusaContainer;
  /** Emits an event of Medusa's, or one for each of a list, once the whole workflow has succeeded. */
  emit(name: string, data: object | object[]): void;
}

/**
 * Makes Medusa's workflow of a name and a function that does the whole write, in one transaction. It has no undo, because nothing
 * follows that could fail. Medusa's engine passes copies of input and result, in which a date is a text.
 */
export function defineWrite<Input, Result>(
  id: string,
  write: (input: Input, writing: Writing) => Promise<Result>,
): ReturnWorkflow<Input, Result, []> {
  const step = createStep(id, async (input: Input, { container, eventGroupId }) => {
    const events: Message<object>[] = [];
    const emit: Writing["emit"] = (name, data) => {
      for (const one of [data].flat()) events.push({ name, data: one, metadata: { eventGroupId } });
    };
    const result = await write(input, { container, emit });
    if (events.length > 0) await container.resolve(Modules.EVENT_BUS).emit(events);
    return new StepResponse<unknown, unknown>(result);
  }) as unknown as (input: WorkflowData<Input>) => WorkflowData<Result>;
  return createWorkflow(id, (input: WorkflowData<Input>) => new WorkflowResponse(step(input)));
}
