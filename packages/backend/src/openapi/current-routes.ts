import { buildApp } from '../app/app.ts';
import { readConfig } from '../kernel/config/config.ts';
import { openInMemory } from '../kernel/db/open/embedded/open-embedded.ts';
import type { DeclaredRoute } from '../kernel/http/route-list.ts';

/** The routes of this code with their schemas, below the default base path. Needs no shop: a database in memory stands in. */
export async function currentRoutes(): Promise<{ base: string; routes: readonly DeclaredRoute[] }> {
  const config = readConfig({ SHOP_DEMO: '1' });
  const database = await openInMemory();
  const app = buildApp({ config, database });
  try {
    await app.ready();
    return { base: config.apiBase, routes: app.declaredRoutes };
  } finally {
    await app.close();
    await database.close();
  }
}
