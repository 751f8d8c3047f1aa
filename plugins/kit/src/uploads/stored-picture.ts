/**
 * What the URL of a picture looks like that `storePicture` has made; the group is its name in the file store. A pattern of JavaScript
 * and of PostgreSQL.
 */
export const STORED_PICTURE = "^/static/(img/[0-9a-f]+_[0-9a-f]{6}_[0-9]+x[0-9]+\\.webp)$";
