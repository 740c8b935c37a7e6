import type { HttpGuard } from '@jishi/http-limits/guard';
import { limitBodies, limitConnections, limitRequests } from '@jishi/http-limits/hooks';
import { observeGuard } from '@jishi/http-limits/metrics';
import fp from 'fastify-plugin';

/** Connections and requests of a network (`packages/http-limits`): before anything is looked up for a request. */
export const requestLimitsPlugin = fp<{ guard: HttpGuard }>(async (app, { guard }) => {
  const connections = limitConnections(app, guard);
  limitRequests(app, guard);
  observeGuard(app.shop.metrics.registry, guard, connections);
});

/** Bodies: after whoever may not call at all has been refused. */
export const bodyLimitsPlugin = fp<{ guard: HttpGuard }>(async (app, { guard }) => limitBodies(app, guard));
