import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { startBucket } from '@jishi/release/testing/bucket';
import { expect, test, vi } from 'vitest';
import { fixtureRegistry } from '../testing/fixture-registry.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 60_000 }); // threads start slowly on a busy machine

const cli = createRequire(import.meta.url).resolve('@jishi/release/cli');

/** Runs `pnpm release` on the registry of a shop. */
async function release({ fixture }: TestWeb, ...args: string[]): Promise<{ code: number; out: string }> {
  const env = { ...process.env, SHOP_DATA: fixture.dataFolder, SHOP_REGISTRY: '', SHOP_RELEASE_SERVICE: '' };
  const run = promisify(execFile)(process.execPath, [cli, ...args], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, out: stdout }),
  );
}

test('commands say what the server makes of a release', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0');
  const back = await release(shop, 'rollback', '--reason', 'payments fail', '--wait', '30s');
  expect(back).toMatchObject({ code: 0, out: expect.stringMatching(/is live\n[\s\S]*\nServed by .*:3000\.\n$/) });
  expect(shop.web.shop.current()?.serial).toBe(3);

  await shop.fixture.release('3.0.0', { remoteServer: 'throw new Error("no such table");' });
  const [server] = await shop.fixture.registry.servers('live');
  expect(server).toMatchObject({ serial: 3, isSilent: false });
  const broken = await release(shop, 'pin', 'shell@3.0.0', 'mf-catalog@3.0.0', '--force', '--reason', 'x');
  expect(broken.code).toBe(3);
  expect(broken.out).toMatch(/refused it, because of mf-catalog: mf-catalog@3\.0\.0 does not start: no such table/);
  expect((await release(shop, 'status')).out).toMatch(/:3000 +3 +refuses the newest/);

  await shop.web.stop();
  expect(await shop.fixture.registry.servers()).toEqual([]);
});

test('a server that may not write serves all the same, and says so once', async () => {
  await using bucket = await startBucket();
  await using fixture = await fixtureRegistry(bucket);
  await fixture.release('1.0.0');
  bucket.fail('forbidden', /^PUT .*servers/, 1_000);
  const env = { SHOP_REGISTRY: bucket.location, ...bucket.keys };
  await using shop = await startTestWeb({ data: fixture, env, limits: { announceEvery: 10 } });
  const told = () => shop.log.filter(({ msg }) => String(msg).includes('may not write below servers/'));
  await shop.until('it is said', () => told().length > 0);
  const before = bucket.requests.length;
  await shop.until('it was tried again', () => bucket.requests.length > before + 10);
  expect(told()).toHaveLength(1);
  expect((await shop.get('/')).status).toBe(200);
});
