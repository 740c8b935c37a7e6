import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openInMemory } from '../db/embedded/open-embedded.ts';
import { describeApi } from './describe-api.ts';
import type { OpenApiDocument } from './document.ts';
import { apiVersion } from './routes.ts';

/** What the routes of this code say, with the default base path. Needs no shop: a database in memory stands in. */
export async function currentDocument(): Promise<OpenApiDocument> {
  const config = readConfig({ SHOP_DEMO: '1' });
  const database = await openInMemory();
  const app = buildApp({ config, database });
  try {
    await app.ready();
    return describeApi(app.declaredRoutes, config.apiBase, apiVersion());
  } finally {
    await app.close();
    await database.close();
  }
}
