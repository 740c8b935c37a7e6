import type { DeclaredRoute } from '../http/route-list.ts';
import { API_LEVEL } from './api-level.ts';
import { commonParameters, errorResponses, errorSchemas, securitySchemes } from './common-parts.ts';
import { describeOperation } from './describe-operation.ts';
import type { Method, OpenApiDocument } from './document.ts';
import type { Components } from './json-schema.ts';

const methods: readonly string[] = ['GET', 'POST'] satisfies Uppercase<Method>[];

const description = [
  'Everything the pages of the shop ask for. Answers come in an envelope: `{ "result": "ok", "message": … }`.',
  'Bodies may be JSON or forms; numbers may come as text; empty text counts as nothing.',
].join(' ');

/**
 * OpenAPI 3.1 of the routes below the base path, from the schemas they check requests and write answers with.
 * `base` has both slashes (`/api/v1/app/`), `version` is that of the package.
 */
export function describeApi(routes: readonly DeclaredRoute[], base: string, version: string): OpenApiDocument {
  const components: Components = {};
  const paths: OpenApiDocument['paths'] = {};
  for (const { path, method, route } of documented(routes, base)) {
    const operation = describeOperation(route, method, path, components);
    paths[path] = { ...paths[path], [method]: operation };
  }
  const tags = [...new Set(Object.keys(paths).map((path) => path.split('/')[1] ?? ''))];
  return {
    openapi: '3.1.1',
    info: {
      title: 'Jishi storefront api',
      version,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
      'x-api-level': API_LEVEL,
    },
    servers: [{ url: base.replace(/\/$/, '') || '/', description: 'Paths are below this one.' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...errorSchemas, ...sorted(components) },
      parameters: commonParameters,
      responses: errorResponses,
      securitySchemes,
    },
  };
}

type Documented = { path: string; method: Method; route: DeclaredRoute };

/** Routes of the contract (those with a summary) in the order of their paths: the document is the same however modules are registered. */
function documented(routes: readonly DeclaredRoute[], base: string): Documented[] {
  return routes
    .filter(({ url, schema }) => url.startsWith(base) && schema?.summary)
    .flatMap((route) =>
      [route.method]
        .flat()
        .filter((method) => methods.includes(method))
        .map((method) => ({ path: toPath(route.url, base), method: method.toLowerCase() as Method, route })),
    )
    .toSorted((one, other) => compare(one.path, other.path) || compare(one.method, other.method));
}

/** `/api/v1/app/good/:id` → `/good/{id}` */
function toPath(url: string, base: string): string {
  return `/${url.slice(base.length)}`.replace(/:(\w+)\??/g, '{$1}');
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function sorted(components: Components): Components {
  return Object.fromEntries(Object.entries(components).toSorted(([one], [other]) => compare(one, other)));
}
