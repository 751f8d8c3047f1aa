export { createServiceCategoryWorkflow } from "./create-service-category";
export { createStoreWorkflow } from "./create-store";
export { verifyStoreWorkflow } from "./verify-store";
