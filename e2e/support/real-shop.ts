import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorOf } from './operator.ts';
import { type RunningShop, startShop } from './shop-process.ts';
import { test as base } from './test.ts';
import { catchTextMessages, type TextMessages } from './text-messages.ts';

/** A shop without demo mode: no goods, no customers, no couriers, codes go out as text messages. */
export type RealShop = RunningShop & {
  /** `pnpm shop …`, answers what is printed. */
  operator(...words: string[]): Promise<string>;
  messages: TextMessages;
  /** For files an operator hands over; removed with the shop. */
  folder: string;
};

async function openRealShop(): Promise<RealShop> {
  const folder = await mkdtemp(join(tmpdir(), 'jishi-real-'));
  const messages = await catchTextMessages();
  const settings = {
    SHOP_DEMO: '0',
    SHOP_PROJECT_KEY: 'a-key-of-this-shop',
    FILES_URL: '',
    ...messages.settings,
    ...(await writeKeys(folder)),
  };
  const shop = await startShop(settings);
  const env = { ...settings, SHOP_DATA: shop.dataFolder, SHOP_PUBLIC_ORIGIN: shop.origin };
  return {
    ...shop,
    messages,
    folder,
    operator: operatorOf(env),
    async stop() {
      await shop.stop();
      await messages.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The keys its owner signs releases with. */
async function writeKeys(folder: string): Promise<Record<string, string>> {
  const [own, known] = [join(folder, 'release.key'), join(folder, 'release.pub')];
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await writeFile(own, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await writeFile(known, publicKey.export({ type: 'spki', format: 'pem' }));
  return { SHOP_RELEASE_KEY: own, SHOP_RELEASE_KEYS: known };
}

/** `test` on a real shop of its own; pages open it by default. */
export const realTest = base.extend<object, { realShop: RealShop }>({
  realShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const shop = await openRealShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ realShop }, use) => {
    await use(realShop.origin);
  },
});
