import { currentRoutes } from './current-routes.ts';
import { describeApi } from './describe-api.ts';
import type { OpenApiDocument } from './document.ts';
import { apiVersion } from './routes.ts';

/** What the routes of this code say, with the default base path. */
export async function currentDocument(): Promise<OpenApiDocument> {
  const { base, routes } = await currentRoutes();
  return describeApi(routes, base, apiVersion());
}
