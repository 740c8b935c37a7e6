import type { FastifyRequest } from 'fastify';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { logSignIn } from '../../kernel/security/log-request-event.ts';
import { type Account, assertUsable, ensureAccount, findAccount, logCall, rememberPlatform } from './accounts.ts';
import { consumeCode } from './codes.ts';
import { lockCredentials } from './credentials.ts';
import { callOf, deviceOf } from './device.ts';
import { endOldestDevices } from './devices.ts';
import { type IssuedTokens, startSession } from './tokens.ts';

export type SignedIn = { tokens: IssuedTokens; account: Account };

type Shop = Pick<ShopContext, 'db' | 'now' | 'passwords'>;
type CodeSignIn = { cellphone: string; code: string; platform: string; lang: string };

/** Signs in by SMS code; an unknown number gets an account. */
export async function signInByCode(shop: Shop, request: FastifyRequest, input: CodeSignIn): Promise<SignedIn> {
  const known = await findAccount(shop.db, input.cellphone);
  if (known) assertUsable(known);
  await consumeCode(shop.db, input.cellphone, input.code, shop.now());
  const account = known ?? (await ensureAccount(shop.db, input)).account;
  return openSession(shop, request, account, input.platform);
}

/** Makes an account with a password; does not sign in. Without the code nothing is said about a number. */
export async function registerWithPassword(
  shop: Shop,
  request: FastifyRequest,
  input: Omit<CodeSignIn, 'platform'> & { password: string },
): Promise<void> {
  // First of all: who is turned away because too many are waiting must still have the code.
  const password = await shop.passwords.hash(input.password, request);
  await consumeCode(shop.db, input.cellphone, input.code, shop.now());
  const known = await findAccount(shop.db, input.cellphone);
  if (known) {
    assertUsable(known);
    throw refuse('account.number_taken');
  }
  const { account, isNew } = await ensureAccount(shop.db, { ...input, password });
  if (!isNew) throw refuse('account.number_taken');
  await logCall(shop.db, account.id, callOf(request));
}

/**
 * Signs in with number and password. Without the right password nothing is said about a number, not even by the time it takes.
 * @throws ShopError `account.credentials`; to who knows the password also that the account is closed or blocked
 */
export async function signInByPassword(
  shop: Shop,
  request: FastifyRequest,
  input: { cellphone: string; password: string; platform: string },
): Promise<SignedIn> {
  const account = await findAccount(shop.db, input.cellphone);
  const isRight = await shop.passwords.matches(input.password, account?.password ?? null, request);
  if (!account || !isRight) throw refuse('account.credentials');
  assertUsable(account);
  return openSession(shop, request, account, input.platform);
}

/**
 * Signs a device in (and the one used longest ago out when there are too many), remembers the platform and writes the log. The account is as it was when its proof was looked at.
 * @throws ShopError `account.changed`
 */
export async function openSession(
  shop: Shop,
  request: FastifyRequest,
  account: Account,
  platform: string,
): Promise<SignedIn> {
  const device = deviceOf(request, platform);
  const signedIn = await shop.db.transaction(async (tx) => {
    await lockCredentials(tx, account);
    await rememberPlatform(tx, account.id, device.platform);
    await logCall(tx, account.id, callOf(request));
    const tokens = await startSession(tx, account.id, device, shop.now());
    await endOldestDevices(tx, account.id, shop.now());
    return { account, tokens };
  });
  logSignIn(request, account.id);
  return signedIn;
}
