import { answerOwnBooks } from "../../../../../http/answer-own-books";

export const GET = answerOwnBooks;
