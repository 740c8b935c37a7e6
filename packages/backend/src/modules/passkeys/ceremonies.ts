import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Customer, ShopContext } from '../../kernel/context/shop-app.ts';
import { users } from '../../kernel/db/schema/index.ts';
import { found, ShopError } from '../../kernel/errors/shop-error.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import type { Account } from '../credentials/accounts.ts';
import { readShopName } from '../shop-settings/shop-name.ts';
import { CHALLENGE_SECONDS, keepChallenge, spendChallenge } from './challenges.ts';
import type { MadeCredential, SignedCredential } from './device-credentials.ts';
import { addPasskey, findPasskey, listPasskeys, markUsed, type Passkey } from './passkey-records.ts';

type Shop = Pick<ShopContext, 'db' | 'config' | 'now' | 'times'>;
type Challenge = { challenge: string; options: Record<string, unknown> };

const timeout = CHALLENGE_SECONDS * 1000;

/** What a customer's device needs to make a key for the site at `origin`. */
export async function askForPasskey(shop: Shop, userId: number, origin: string, lang: Lang): Promise<Challenge> {
  const [account] = await shop.db.select().from(users).where(eq(users.id, userId));
  const { uuid, cellphone, nickname } = found(account);
  const known = await listPasskeys(shop.db, userId);
  const options = await generateRegistrationOptions({
    rpName: await readShopName(shop.db, lang),
    rpID: new URL(origin).hostname,
    userName: cellphone ?? uuid,
    userDisplayName: nickname ?? '',
    userID: new TextEncoder().encode(uuid),
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challenge: await keepChallenge(shop.db, options.challenge, userId, shop.now()), options: { ...options } };
}

/** What any device needs to sign in at `origin`: nothing in it says whose. */
export async function askForSignature(shop: Shop, origin: string): Promise<Challenge> {
  const rpID = new URL(origin).hostname;
  const options = await generateAuthenticationOptions({ rpID, timeout, userVerification: 'required' });
  return { challenge: await keepChallenge(shop.db, options.challenge, null, shop.now()), options: { ...options } };
}

/** @throws ShopError `passkey.expired`, `passkey.refused`, `passkey.full`, `passkey.known` */
export async function acceptPasskey(
  shop: Shop,
  customer: Customer,
  origin: string,
  { challenge, name, credential }: MadeCredential,
): Promise<Passkey> {
  const expectedChallenge = await spendChallenge(shop.db, challenge, customer.id, shop.now());
  const { transports = [], ...response } = credential.response;
  const { registrationInfo } = await refusingFaults(() =>
    verifyRegistrationResponse({ response: { ...credential, response }, expectedChallenge, ...site(origin) }),
  );
  if (!registrationInfo) throw new ShopError('passkey.refused');
  const { credential: made, credentialBackedUp } = registrationInfo;
  return addPasskey(shop, customer, {
    userId: customer.id,
    name,
    transports,
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    isSynced: credentialBackedUp,
    createdAt: shop.now(),
  });
}

/**
 * The account whose key signed, as it was before the signature was looked at. An unknown key and a wrong signature are answered alike.
 * @throws ShopError `passkey.expired`, `passkey.refused`
 */
export async function acceptSignature(
  shop: Shop,
  origin: string,
  { challenge, credential }: SignedCredential,
): Promise<Account> {
  const expectedChallenge = await spendChallenge(shop.db, challenge, null, shop.now());
  const known = await findPasskey(shop.db, credential.id);
  if (!known) throw new ShopError('passkey.refused');
  const { passkey, account } = known;
  const { userHandle: _, ...response } = credential.response;
  const { verified, authenticationInfo } = await refusingFaults(() =>
    verifyAuthenticationResponse({
      response: { ...credential, response },
      expectedChallenge,
      ...site(origin),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw new ShopError('passkey.refused');
  const { newCounter: counter, credentialBackedUp: isSynced } = authenticationInfo;
  await markUsed(shop.db, passkey.id, { counter, isSynced, at: shop.now() });
  return account;
}

/** Browsers leave the port out where it is the usual one. */
const site = (origin: string) => ({
  expectedOrigin: new URL(origin).origin,
  expectedRPID: new URL(origin).hostname,
  requireUserVerification: true,
});

/** The library throws at whatever does not fit: another site, a changed message, a counter that went back. */
async function refusingFaults<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (cause) {
    throw new ShopError('passkey.refused', {}, { cause });
  }
}
