import { join } from 'node:path';
import { openRegistry } from '@jishi/release';
import { aTestKey, temporaryFolder, writeBuild } from '@jishi/release/testing';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { liveLeads } from './live-leads.ts';

const key = aTestKey();
const configOf = (env: Record<string, string>) =>
  readConfig({ SHOP_DEMO: '0', SHOP_PROJECT_KEY: 'a-project-key', SHOP_RELEASE_KEYS: key.pem, ...env });

/** A registry whose live release has these pages. */
async function aRegistry(folder: string, paths: readonly string[]): Promise<string> {
  const location = join(folder, 'registry');
  const registry = openRegistry(location, { signer: key.signer, trust: key.trust });
  const pages = paths.map((path, at) => ({
    ...{ id: `mf_user_centre/page-${at}`, path, layout: 'default' as const, guarded: false },
  }));
  await registry.publish(await writeBuild(join(folder, 'shell'), { part: 'shell' }));
  await registry.publish(await writeBuild(join(folder, 'own'), { part: 'mf-user-centre', declaration: { pages } }));
  const parts = { shell: '0.1.0', 'mf-user-centre': '0.1.0' };
  await registry.pin({ channel: 'live', author: 'test', reason: 'a test', parts });
  return location;
}

it('knows the pages of the live release', async () => {
  await using folder = await temporaryFolder();
  const leads = await liveLeads(configOf({ SHOP_REGISTRY: await aRegistry(folder.path, ['/user/indent/detail']) }));
  expect(['/user/indent/detail?id=7', '/user/finance/list', '/'].map(leads)).toEqual([true, false, false]);
});

it.each([
  ['of which nothing is live', { SHOP_REGISTRY: join('/nowhere', 'registry') }],
  ['that does not answer', { SHOP_REGISTRY: 's3://bucket/x', AWS_ENDPOINT_URL: 'http://127.0.0.1:1' }],
])('leads everywhere with a registry %s', async (_, env) => {
  expect((await liveLeads(configOf(env)))('/user/finance/list')).toBe(true);
});
