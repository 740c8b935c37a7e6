// The routes of the api with their schemas, and how these are read: for what holds others against them.
export { parseQuery } from '../kernel/http/forms.ts';
export { normalise } from '../kernel/http/input.ts';
export type { DeclaredRoute } from '../kernel/http/route-list.ts';
export { type Components, type JsonSchema, toJsonSchema } from '../kernel/openapi/json-schema.ts';
export { gives } from '../kernel/openapi/schema-changes.ts';
export { alternatives, asSchema, type Documents, fieldsOf, kindsOf } from '../kernel/openapi/schema-reading.ts';
export { currentRoutes } from './current-routes.ts';
