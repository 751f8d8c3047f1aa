import { ChangeListener } from "./listener";

/** The listener for database changes of this process. */
export const changes = new ChangeListener();
