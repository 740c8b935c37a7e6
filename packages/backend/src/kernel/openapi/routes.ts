import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ShopPlugin } from '../context/shop-app.ts';
import { describeApi } from './describe-api.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import type { OpenApiDocument } from './document.ts';

const manifest = z.object({ version: z.string() });
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const KEPT = 'public, max-age=300';

/** Version of this package, which is the version of the api. */
export function apiVersion(): string {
  return manifest.parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))).version;
}

/** `/api/docs`: what the api can do, to be read, and as a file for programs. */
export const docsRoutes: ShopPlugin = async (app) => {
  const options = { config: { access: 'open' }, exposeHeadRoute: true } as const;
  let made: OpenApiDocument | null = null;
  const document = () => {
    made ??= describeApi(app.declaredRoutes, app.shop.config.apiBase, apiVersion());
    return made;
  };

  app.get('/api/docs', options, async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', KEPT)
      .type('text/html; charset=utf-8')
      .send(docsPage(document())),
  );
  app.get('/api/docs/openapi.json', options, async (_request, reply) =>
    reply.header('cache-control', KEPT).send(document()),
  );
  app.get('/api/docs/style.css', options, async (_request, reply) =>
    reply.header('cache-control', KEPT).type('text/css; charset=utf-8').send(docsStyle),
  );
};
