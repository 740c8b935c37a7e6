/**
 * How much this api can do, as one number. The build of a part notes the level that first had
 * all of its calls (`minApi`); a release is refused where the api is below it.
 *
 * Raise it by one when something is added that a page may come to need: a call, a field of a response, an optional
 * field of a request. Then `pnpm shop openapi` keeps what the new level promises in `openapi/level-<n>.json`. What a
 * level promises is never taken away while the level is supported (`supportedFrom`).
 */
export const API_LEVEL = 15;

/**
 * The oldest level whose pages may still be open or be brought back by a rollback. Raise it only when no kept release
 * was built for a lower one; calls and fields that only lower levels promised may then go.
 */
export const supportedFrom = 1;
