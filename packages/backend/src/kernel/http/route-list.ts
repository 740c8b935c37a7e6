import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

/** A route as it was declared; `url` carries the prefix. */
export type DeclaredRoute = Pick<RouteOptions, 'method' | 'url'> & {
  schema: RouteOptions['schema'] | undefined;
  config: RouteOptions['config'] | undefined;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route declared so far, for the description of the api. */
    declaredRoutes: readonly DeclaredRoute[];
  }
}

/** Remembers routes as they are declared, so that the api is described by what it really checks. Register it first. */
export const routeListPlugin = fp(async (app) => {
  const routes: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', (route) => {
    routes.push({ method: route.method, url: route.url, schema: route.schema, config: route.config });
  });
});
