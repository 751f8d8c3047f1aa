export { createMealKitWorkflow } from "./create-meal-kit";
