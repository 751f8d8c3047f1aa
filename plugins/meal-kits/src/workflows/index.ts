export { createMealKitWorkflow } from "./create-meal-kit";
export { deleteMealKitWorkflow } from "./delete-meal-kit";
export { updateMealKitWorkflow } from "./update-meal-kit";
