export { addFavoriteWorkflow } from "./add-favorite";
export { changeStandingBasketWorkflow } from "./change-standing-basket";
export { createStandingBasketWorkflow } from "./create-standing-basket";
export { deleteStandingBasketWorkflow } from "./delete-standing-basket";
export { removeFavoriteWorkflow } from "./remove-favorite";
export { stopStandingBasketWorkflow } from "./stop-standing-basket";
