import { describeApi } from '../kernel/openapi/describe-api.ts';
import type { OpenApiDocument } from '../kernel/openapi/document.ts';
import { apiVersion } from '../kernel/openapi/routes.ts';
import { currentRoutes } from './current-routes.ts';

/** What the routes of this code say, with the default base path. */
export async function currentDocument(): Promise<OpenApiDocument> {
  const { base, routes } = await currentRoutes();
  return describeApi(routes, base, apiVersion());
}
