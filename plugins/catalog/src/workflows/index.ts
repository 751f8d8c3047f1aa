export { adoptCategoriesWorkflow } from "./adopt-categories";
export { adoptProductsWorkflow } from "./adopt-products";
export { createCategoryWorkflow, type NewCategory } from "./create-category";
export { createShopProductsWorkflow, type NewProduct } from "./create-products";
export { deleteShopProductsWorkflow } from "./delete-products";
export { type ProductChanges, updateShopProductWorkflow } from "./update-product";
