import type mn from "./locales/mn.json";

/** Codes of the errors that any call may answer with. */
export type CommonErrorCode = keyof typeof mn;

/** One refused field: a stable code and its text in the language the request asked for. */
export interface FieldError {
  code: string;
  message: string;
}

/** Body of every answer that is not 2xx (ruling 30). `fields` is keyed by the dotted path of the field. */
export interface ErrorBody {
  code: string;
  message: string;
  fields?: Record<string, FieldError>;
}
