export { adoptCategoriesWorkflow } from "./adopt-categories";
export { adoptProductsWorkflow } from "./adopt-products";
export { createCategoryWorkflow, type NewCategory } from "./create-category";
export { createShopProductsWorkflow, type NewProduct } from "./create-products";
export { deleteCategoryWorkflow } from "./delete-category";
export { deleteShopProductsWorkflow } from "./delete-products";
export { type CategoryUpdate, updateCategoryWorkflow } from "./update-category";
export { type ProductChanges, updateShopProductWorkflow } from "./update-product";
