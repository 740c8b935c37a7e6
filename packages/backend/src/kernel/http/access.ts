import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Customer, ShopContext } from '../context/shop-app.ts';
import { refuse, type ShopError } from '../errors/shop-error.ts';

export type AccessOptions = {
  /** Whose access token it is; null: nobody's who may use it. */
  findCustomer: (shop: ShopContext) => (accessToken: string) => Promise<Customer | null>;
};

/**
 * Who is calling, and whether they may. On login-only routes the sign-in is checked before the project key. The caller is
 * found first and refused later, so that refused calls count against the rate limit too.
 */
export const accessPlugin = fp<AccessOptions>(async (app, { findCustomer }) => {
  const findSession = findCustomer(app.shop);
  app.decorateRequest('customer', null);
  app.addHook('onRequest', async (request) => {
    const access = accessOf(request);
    const token = access === 'login' || access === 'optional' ? bearerToken(request) : null;
    if (token) request.customer = await findSession(token);
  });
});

/** The second half, registered after the rate limit. */
export const refusalPlugin = fp(async (app) => {
  const secret = Buffer.from(app.shop.config.projectKey);
  app.addHook('preParsing', async (request) => {
    const access = accessOf(request);
    if (access === 'login' && !request.customer) throw notSignedIn(request);
    if (access !== 'open' && !request.is404) checkSecret(request, secret);
  });
});

/**
 * The customer of a login-only route.
 * @throws ShopError when nobody is signed in
 */
export function signedIn(request: FastifyRequest): Customer {
  if (!request.customer) throw notSignedIn(request);
  return request.customer;
}

/** The wording depends on `Accept`: clients compare both literally. */
export function notSignedIn(request: FastifyRequest): ShopError {
  const wantsJson = /[/+]json/.test(request.headers.accept ?? '');
  return refuse(wantsJson ? 'auth.unauthenticated' : 'auth.timeout');
}

function accessOf(request: FastifyRequest) {
  return request.routeOptions.config.access ?? 'secret';
}

/** Anything that is not a bearer token (the original client sends `undefined undefined`) means: a visitor. */
function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function checkSecret(request: FastifyRequest, secret: Buffer): void {
  const given = request.headers['apply-secret'];
  if (typeof given !== 'string' || given === '') throw refuse('app.secret_missing');
  const bytes = Buffer.from(given);
  if (bytes.length !== secret.length || !timingSafeEqual(bytes, secret)) throw refuse('app.secret_wrong');
}
