import { networkOf } from '@jishi/http-limits/network-of';
import type { SecurityEvent, SecurityFacts } from '@jishi/observing/security-events';
import { maskedNumber } from '@jishi/observing/security-log';
import type { FastifyRequest } from 'fastify';
import type { ErrorKey } from '../error-texts/index.ts';
import { errorEntry } from '../error-texts/index.ts';
import { type RouteEvents, routeEvents } from './route-events.ts';

/** Errors of what proves who asks: account, code, key. Others (a name that is missing) are mistakes of forms. */
const OF_PROOF = /^(?:account|code|email|passkey|proof|qr)\.|^auth\.refresh_invalid$|^password\.current_wrong$/;

/** Writes into the security log what came of a request. Whoever asks is named by id, else by the ends of the number they gave. */
export function logRequestEvent(request: FastifyRequest, event: SecurityEvent, facts: SecurityFacts = {}): void {
  const { customer, ip } = request;
  const subject = customer || facts.user !== undefined ? null : maskedNumber(numberIn(request.body));
  request.server.shop.security.report(event, {
    requestId: request.id,
    ip,
    network: networkOf(ip),
    ...(request.routeOptions.url === undefined ? {} : { route: request.routeOptions.url }),
    ...(customer ? { user: customer.id } : {}),
    ...(subject === null ? {} : { subject }),
    ...facts,
  });
}

/** A session was opened for an account. */
export function logSignIn(request: FastifyRequest, user: number): void {
  logRequestEvent(request, 'sign-in.opened', { user, ...wayOf(eventsOf(request)) });
}

/** Logs a refusal, when it is one that bears on security. */
export function logRefusal(request: FastifyRequest, reason: ErrorKey): void {
  const event = refusalOf(request, reason);
  if (event) logRequestEvent(request, event, { reason, ...wayOf(eventsOf(request)) });
}

function refusalOf(request: FastifyRequest, reason: ErrorKey): SecurityEvent | null {
  if (reason === 'http.throttle') return 'refused.limit';
  if (reason === 'internal.key') return 'refused.internal-key';
  const failed = eventsOf(request)?.failed;
  if (failed && OF_PROOF.test(reason)) return failed;
  const isOwned = request.routeOptions.config.access === 'login' && request.customer !== null;
  return isOwned && errorEntry(reason).status === 404 && reason !== 'http.not_found' ? 'refused.ownership' : null;
}

/** Null for calls the security log has no event for. */
function eventsOf({ method, routeOptions: { url = '' }, server }: FastifyRequest): RouteEvents | null {
  return eventsAt(method, url, server.shop.config.apiBase);
}

export function eventsAt(method: string, url: string, apiBase: string): RouteEvents | null {
  return url.startsWith(apiBase) ? (routeEvents[`${method} ${url.slice(apiBase.length - 1)}`] ?? null) : null;
}

const wayOf = (events: RouteEvents | null) => (events?.way ? { way: events.way } : {});

function numberIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'cellphone' in body ? body.cellphone : null;
}
