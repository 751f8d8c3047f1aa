import { ChangeListener } from "./listener";

/** What this process hears of changes in the database. */
export const changes = new ChangeListener();
