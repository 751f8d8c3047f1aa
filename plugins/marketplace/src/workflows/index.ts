export { createServiceCategoryWorkflow } from "./create-service-category";
export { createStoreWorkflow } from "./create-store";
export { decideOnStoreWorkflow } from "./decide-on-store";
export { deleteServiceCategoryWorkflow } from "./delete-service-category";
export { handInStoreWorkflow } from "./hand-in-store";
export { updateServiceCategoryWorkflow } from "./update-service-category";
export { updateStoreWorkflow } from "./update-store";
