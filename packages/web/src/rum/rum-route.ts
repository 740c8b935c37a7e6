import { networkOf } from '@jishi/http-limits/network-of';
import { BEACON_BYTES, BEACON_PATH, SCRIPT_PATH } from '@jishi/rum/protocol';
import { rumScript } from '@jishi/rum/script';
import { compress } from '@jishi/server-kit/compress';
import { negotiateEncoding } from '@jishi/server-kit/negotiate-encoding';
import type { FastifyInstance } from 'fastify';
import { sendPlain } from '../http/send-plain.ts';
import { armsOf, type ServedReleases } from '../releases/served-releases.ts';
import { visitOf } from '../rollout/visitor-id.ts';
import { createRateLimit } from '../security/rate-limit.ts';
import { isSecure } from '../session/request-source.ts';
import { eventsOfBeacon } from './events-of.ts';
import type { FaultReports } from './fault-reports.ts';
import { partOfFault, partOfPlace, readBeacon } from './read-beacon.ts';
import type { RumMetrics } from './rum-metrics.ts';
import type { View, ViewTokens } from './view-tokens.ts';
import type { VisitorEvents } from './visitor-events.ts';

/** Of a minute: somebody who turns pages quickly, and an office behind one address. */
const BEACONS_OF_NETWORK = 240;
/** Faults of a minute that are written into the log, whoever tells them; all are counted. */
const FAULTS_LOGGED = 120;

type RumRouteOptions = {
  served: () => ServedReleases | null;
  tokens: ViewTokens;
  /** Nobody tells anything: pages fetch an empty script. */
  isOff: boolean;
  metrics: RumMetrics;
  publicOrigin: string | null;
  /** A visitor of a rollout has met something. */
  onVisitor: VisitorEvents['met'];
  onFault: FaultReports['told'];
};

/**
 * Real-user monitoring: `/-/rum.js` is what tabs measure with, `/-/rum` takes what they tell. A beacon is answered 204, 400 when it is none or
 * not of a page of this shop, 413 and 429. It is counted, its faults are logged, and nothing of it says whose it is.
 */
export async function rumRoute(
  app: FastifyInstance,
  { served, tokens, isOff, metrics, publicOrigin, onVisitor, onFault }: RumRouteOptions,
): Promise<void> {
  app.get(SCRIPT_PATH, async (request, reply) => {
    const encoding = isOff ? null : negotiateEncoding(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      })
      .type('text/javascript; charset=utf-8')
      .send(encoding ? await scriptAs(encoding) : isOff ? '' : rumScript);
  });
  const mayTell = createRateLimit(BEACONS_OF_NETWORK);
  const mayLog = createRateLimit(FAULTS_LOGGED);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(
      BEACON_PATH,
      {
        bodyLimit: BEACON_BYTES,
        onRequest: async (request, reply) => {
          if (mayTell(networkOf(request.ip))) return;
          metrics.outcome('limited');
          return sendPlain(reply.header('retry-after', '60'), 429, 'Too many beacons\n');
        },
      },
      async (request, reply) => {
        const beacon = readBeacon(request.body);
        const view = beacon && tokens.read(beacon.token);
        const now = served();
        if (!view || !now) {
          metrics.outcome(beacon ? 'forged' : 'invalid');
          return sendPlain(reply, 400, 'Not a beacon of this shop\n');
        }
        metrics.outcome('taken');
        const own = armsOf(now).find(({ id }) => id === view.release);
        const { release, findPage } = own ?? now.live;
        // What follows the view itself, from a tab that was looked at again, has no vitals.
        if (Object.keys(beacon.vitals).length > 0) metrics.view(view, beacon);
        const { id: visitor } = visitOf(request.headers.cookie ?? '', now.release, isSecure(request, publicOrigin));
        if (visitor !== null) onVisitor(visitor, view, eventsOfBeacon(beacon, release));
        for (const { kind, place } of beacon.presses)
          metrics.trouble(view, { kind, part: partOfPlace(place, release) });
        for (const fault of beacon.faults) {
          const { kind, message, frames } = fault;
          const part = partOfFault(fault, release);
          metrics.trouble(view, { kind, part });
          const page = findPage(fault.path)?.page.id ?? null;
          const version = own?.release.parts[part]?.version ?? null;
          const { device } = beacon;
          const { requestId } = view;
          onFault({ release: view.release, kind, part, version, message, frames, page, device, requestId });
          if (mayLog('all')) {
            const whose = { ...labelsOf(view), part, version, page, pageRequestId: requestId };
            request.log.warn({ ...whose, kind, fault: message, frames }, 'a tab told of a fault');
          }
        }
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}

const labelsOf = ({ release, group }: View) => ({ releaseId: release, group });

const compressed = new Map<string, Promise<Buffer>>();

function scriptAs(encoding: Parameters<typeof compress>[1]): Promise<Buffer> {
  const known = compressed.get(encoding) ?? compress(Buffer.from(rumScript), encoding, 'best');
  compressed.set(encoding, known);
  return known;
}
