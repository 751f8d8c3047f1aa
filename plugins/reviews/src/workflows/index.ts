export { answerReviewWorkflow } from "./answer-review";
export { changeReviewWorkflow } from "./change-review";
export { decideOnReviewWorkflow } from "./decide-on-review";
export { deleteReviewWorkflow } from "./delete-review";
export { reportReviewWorkflow } from "./report-review";
export { writeReviewWorkflow } from "./write-review";
