import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ShopError } from '../shop-error.ts';
import { type ErrorKey, errorEntry } from '../texts/errors/index.ts';
import { DEFAULT_LANG, isLang } from '../texts/languages.ts';
import { errorText, readFieldText } from '../texts/messages.ts';
import { RouteIndex } from './route-index.ts';

type Failure = { key: ErrorKey; text: string };

/** Turns every failure into an answer of the contract (`api.md` 1.4); internals go to the log only. */
export const errorsPlugin = fp(async (app) => {
  const routes = new RouteIndex();
  app.addHook('onRoute', (route) => routes.add(route.method, route.url));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toFailure(error, request);
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

/** Writes an error of the catalogue as an answer. */
export function sendFailure(reply: FastifyReply, { key, text }: Failure): FastifyReply {
  const { status, code, kind } = errorEntry(key);
  const plain = { code, message: text, result: 'error' };
  return reply
    .code(status)
    .header('x-error-class', kind)
    .header('cache-control', 'no-cache, private')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(status === 401 ? plain : { status_code: status, ...plain });
}

function toFailure(error: FastifyError, request: FastifyRequest): Failure {
  if (error instanceof ShopError) {
    return { key: error.key, text: errorText(error.key, request.lang, error.params) };
  }
  if (error.validation) return validationFailure(error, request);
  if (error.statusCode === 413) return failureOf('http.too_large', request);
  if (error.statusCode === 429) return failureOf('http.throttle', request);
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
