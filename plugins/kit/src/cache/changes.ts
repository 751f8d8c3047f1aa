import { ChangeListener } from "./listener";

export const changes = new ChangeListener();
