import { Counter, Gauge, type Registry } from '@jishi/observing/metrics';
import type { Connections } from './connections.ts';
import type { HttpGuard } from './guard.ts';

/** Numbers of the limits of a server: what is open now, and what was turned away since its start. */
export function observeGuard(registry: Registry, guard: HttpGuard, connections: Connections): void {
  const registers = [registry];
  const turnedAway = new Counter({
    name: 'jishi_http_turned_away_total',
    help: 'Connections and requests refused by a limit, by reason',
    labelNames: ['reason'],
    registers,
  });
  guard.onTurnedAway((reason) => turnedAway.inc({ reason }));
  const open: Gauge<'what'> = new Gauge({
    name: 'jishi_http_open',
    help: 'Connections, requests in flight, bodies that are coming, and uploads',
    labelNames: ['what'],
    registers,
    collect() {
      open.set({ what: 'connections' }, connections.open);
      open.set({ what: 'requests' }, guard.requests.taken);
      open.set({ what: 'bodies' }, guard.bodies.coming);
      open.set({ what: 'uploads' }, guard.uploads.taken);
    },
  });
}
