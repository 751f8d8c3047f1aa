import type mn from "./locales/mn.json";

/** Error codes that any call may answer with. */
export type CommonErrorCode = keyof typeof mn;

/** One invalid field: a stable code, and its text in the language of the request. */
export interface FieldError {
  code: string;
  message: string;
}

/** Body of every answer that is not 2xx (ruling 30). Keys of `fields` are dotted paths. */
export interface ErrorBody {
  code: string;
  message: string;
  fields?: Record<string, FieldError>;
}
