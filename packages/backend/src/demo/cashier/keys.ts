import {
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../kernel/db/database.ts';
import { configs } from '../../kernel/db/schema/index.ts';

const CONFIG_KEY = 'sandbox.keys';
const stored = z.object({ shop: z.string(), provider: z.string(), apiKey: z.string().length(32) });
const makePair = promisify(generateKeyPair);

/** Keys of play: the shop's and the provider's, and the one for what notices carry. */
export type SandboxKeys = {
  shop: KeyObject;
  shopPublic: KeyObject;
  provider: KeyObject;
  providerPublic: KeyObject;
  apiKey: KeyObject;
};

/** The sandbox's keys, made on first use and kept in the database: every process has the same. They guard play money. */
export async function sandboxKeys(db: Db): Promise<SandboxKeys> {
  const kept = (await readKeys(db)) ?? (await makeKeys(db));
  const [shop, provider] = [createPrivateKey(kept.shop), createPrivateKey(kept.provider)];
  return {
    shop,
    shopPublic: createPublicKey(shop),
    provider,
    providerPublic: createPublicKey(provider),
    apiKey: createSecretKey(Buffer.from(kept.apiKey)),
  };
}

async function readKeys(db: Db): Promise<z.output<typeof stored> | null> {
  const [row] = await db.select({ value: configs.value }).from(configs).where(eq(configs.key, CONFIG_KEY));
  return stored.safeParse(row?.value).data ?? null;
}

/** Of several processes one keeps its keys; all read those. */
async function makeKeys(db: Db): Promise<z.output<typeof stored>> {
  const [shop, provider] = await Promise.all([newKey(), newKey()]);
  const value = { shop, provider, apiKey: randomBytes(16).toString('hex') };
  await db.insert(configs).values({ key: CONFIG_KEY, value }).onConflictDoNothing();
  const kept = await readKeys(db);
  if (!kept) throw new Error(`The setting ${CONFIG_KEY} holds no keys. Remove it: new ones are made.`);
  return kept;
}

async function newKey(): Promise<string> {
  const { privateKey } = await makePair('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
