import { MedusaService } from "@medusajs/framework/utils";
import { ProductReview } from "./models/product-review";
import { ProductReviewReport } from "./models/product-review-report";

export class ReviewsModuleService extends MedusaService({ ProductReview, ProductReviewReport }) {}
