import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type DatabaseFailure, databaseFailure, isDiskFull } from '../db/failures.ts';
import { type ErrorKey, errorEntry } from '../error-texts/index.ts';
import { errorText, readFieldText } from '../error-texts/messages.ts';
import { ShopError } from '../errors/shop-error.ts';
import { logRefusal } from '../security/log-request-event.ts';
import { DEFAULT_LANG, isLang } from '../texts/languages.ts';
import { RouteIndex } from './route-index.ts';

type Failure = { key: ErrorKey; text: string };

/** What is told while the database does not do its work, and after how many seconds it is worth another try. */
const OUTAGES: Readonly<Record<DatabaseFailure, { key: ErrorKey; retryAfter: number }>> = {
  away: { key: 'http.away', retryAfter: 1 },
  busy: { key: 'http.overload', retryAfter: 2 },
  // Somebody has to make room.
  full: { key: 'http.disk_full', retryAfter: 30 },
};

/** When to try again what was refused because too much is going on, unless whoever refused it knows better. */
const RETRY_AFTER_SECONDS = '2';

/** Turns every failure into a response of the contract; internals go to the log only. */
export const errorsPlugin = fp(async (app) => {
  const routes = new RouteIndex();
  app.addHook('onRoute', (route) => routes.add(route.method, route.url));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const outage = isDiskFull(error) ? 'full' : databaseFailure(error);
    if (outage) return sendOutage(reply, outage, error);
    const failure = toFailure(error, request);
    logRefusal(request, failure.key);
    if (errorEntry(failure.key).kind === 'unexpected') request.log.error({ err: error }, 'request failed');
    return sendFailure(reply, failure);
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = routes.methodsOf(request.url);
    if (methods.length === 0) return sendFailure(reply, failureOf('http.not_found', request));
    reply.header('allow', methods.join(', '));
    return sendFailure(reply, failureOf('http.method', request));
  });
});

/** An address no route can have: badly encoded, or with a part longer than any name. Hooks have not run yet. */
export function sendUnroutable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { lang } = request.headers;
  const key = 'http.not_found';
  sendFailure(reply, { key, text: errorText(key, isLang(lang) ? lang : DEFAULT_LANG) });
}

/** The one line for each request says that it was answered so; the database says in one line of its own that it is away. */
function sendOutage(reply: FastifyReply, outage: DatabaseFailure, err: Error): FastifyReply {
  const { key, retryAfter } = OUTAGES[outage];
  reply.request.log.debug({ err }, 'the database did not do its work');
  return sendFailure(reply.header('retry-after', String(retryAfter)), failureOf(key, reply.request));
}

/** Writes an error of the catalogue as a response. */
function sendFailure(reply: FastifyReply, { key, text }: Failure): FastifyReply {
  const { status, code, kind } = errorEntry(key);
  const plain = { code, message: text, result: 'error' };
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(status)
    .header('x-error-class', kind)
    .header('cache-control', 'no-cache, private')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(status === 401 ? plain : { status_code: status, ...plain });
}

/** Refusals of Fastify, its plugins and `packages/http-limits`. */
const byStatus: Readonly<Record<number, ErrorKey>> = {
  408: 'http.slow',
  413: 'http.too_large',
  429: 'http.throttle',
  503: 'http.overload',
};

function toFailure(error: FastifyError, request: FastifyRequest): Failure {
  if (error instanceof ShopError) {
    return { key: error.key, text: errorText(error.key, request.lang, error.params) };
  }
  if (error.validation) return validationFailure(error, request);
  const known = byStatus[error.statusCode ?? 0];
  if (known) return failureOf(known, request);
  // A kind of content that cannot be read, a length that is not the body's, and the like.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return failureOf('param.missing', request);
  return failureOf('http.fault', request);
}

/** The first failing rule is told. A path that cannot name a record is a missing record. */
function validationFailure(error: FastifyError, request: FastifyRequest): Failure {
  if (error.validationContext === 'params') return failureOf('record.missing', request);
  return readFieldText(error.validation?.[0]?.message ?? '', request.lang);
}

function failureOf(key: ErrorKey, request: FastifyRequest): Failure {
  return { key, text: errorText(key, request.lang) };
}
