import { join } from 'node:path';
import { openRegistry } from '@jishi/release';
import { aTestKey, temporaryFolder, writeBuild } from '@jishi/release/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { couriers } from '../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../testing/index.ts';
import type { Finding } from '../operations/doctor/finding.ts';
import { operatorCalls, set } from './testing/calls.ts';

const key = aTestKey();
const folder = await temporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const registry = join(folder.path, 'registry');

/** A release with a home page and a list, and nothing else. */
async function publishRelease() {
  const home = openRegistry(registry, { signer: key.signer, trust: key.trust });
  const pages = ['/', '/product/list/:id?'].map((path, at) => ({
    ...{ id: `mf_catalog/page-${at}`, path, layout: 'default' as const, guarded: false },
  }));
  const parts: Record<string, string> = {};
  for (const part of ['shell', 'mf-catalog']) {
    const build = join(folder.path, part);
    await writeBuild(build, { part, ...(part === 'shell' ? {} : { declaration: { pages } }) });
    await home.publish(build);
    parts[part] = '0.1.0';
  }
  await home.pin({ channel: 'live', author: 'test', reason: 'a test', parts });
}

describeInTurn(
  'shop doctor',
  (shop) => {
    const { run, done } = operatorCalls(shop);
    const findings = async (): Promise<Finding[]> => JSON.parse((await run('doctor', '--json')).out) as Finding[];
    const found = async (about: string) => (await findings()).filter((finding) => finding.about === about);
    beforeAll(async () => {
      if ((await openRegistry(registry).serials('live')).length === 0) await publishRelease();
    });

    it('ends with 1 while something blocks the opening, and says how each is mended', async () => {
      const { exitCode, out, err } = await run('doctor');
      expect([exitCode, err]).toEqual([1, expect.stringContaining('cannot be opened yet')]);
      expect(out).toContain('✗ courier: The shop has no courier');
      expect(out).toContain('    pnpm shop couriers save');
      expect(out).not.toContain('release:');
    });

    it('finds no courier until there is one that carries', async () => {
      await done('couriers', 'save', 'swift', ...set('name.zh=迅捷'));
      expect(await found('courier')).toEqual([]);
      await done('couriers', 'save', 'swift', ...set('isActive=no'));
      expect(await found('courier')).toHaveLength(1);
      expect(await shop().db.$count(couriers)).toBe(1);
      await done('couriers', 'save', 'swift', ...set('isActive=yes'));
    });

    it('finds goods that cost nothing or are not named in a language', async () => {
      await done('categories', 'save', 'tea', ...set('name.zh=茶', 'name.en=Tea'));
      await done('goods', 'save', 'TEA', ...set('name.zh=龙井', 'category=tea', 'shelf=on'));
      expect(await found('prices')).toMatchObject([
        { level: 'blocks', mend: expect.stringContaining('price set TEA') },
      ]);
      expect(await found('goods')).toMatchObject([
        { problem: expect.stringContaining('no name in en'), level: 'advice' },
      ]);
      await done('goods', 'save', 'TEA', ...set('name.en=Longjing', 'price=30'));
      expect([await found('prices'), await found('goods')]).toEqual([[], []]);
      const variant = ['choices.0.key.zh=重量', 'choices.0.value.zh=一斤', 'price=40', 'stock=1'];
      await done('goods', 'save', 'TEA', ...set(...variant.map((field) => `variants.0.${field}`)));
      expect(await found('goods')).toMatchObject([{ problem: expect.stringContaining('without words in en') }]);
    });

    it('finds legal texts by what they are for, in each language', async () => {
      expect(await found('legal')).toHaveLength(4);
      await done('articles', 'columns', 'save', 'legal', ...set('name.zh=条款', 'name.en=Legal'));
      const texts = ['details.zh=<p>约</p>', 'details.en=<p>Agreed.</p>'];
      for (const purpose of ['terms', 'privacy']) {
        const names = [`name.zh=本店${purpose}`, `name.en=Our ${purpose}`];
        await done('articles', 'save', purpose, ...set('column=legal', `purpose=${purpose}`, ...names, ...texts));
      }
      expect(await found('legal')).toEqual([]);
      await done('articles', 'save', 'terms', ...set('name.en=', 'isShown=yes'));
      expect(await found('legal')).toMatchObject([{ problem: 'The terms of use cannot be read in en.' }]);
      await done('articles', 'save', 'terms', ...set('isShown=no'));
      expect(await found('legal')).toHaveLength(2);
    });

    it('finds content that leads to pages the live release does not have', async () => {
      await done('banners', 'save', ...set('name.zh=秒杀', 'url=/seckill/list', 'picture=/media/1.webp'));
      await done('banners', 'save', ...set('name.zh=好货', 'url=/product/list/3', 'picture=/media/1.webp'));
      await done(
        'banners',
        'save',
        ...set('name.zh=抽奖', 'url=https://shop.example/en/lottery', 'picture=/media/1.webp'),
      );
      await done(
        'banners',
        'save',
        ...set('name.zh=别家', 'url=https://other.example/lottery', 'picture=/media/1.webp'),
      );
      await done('articles', 'save', 'privacy', ...set('details.zh=<p><a href="/coupon/list">券</a></p>'));
      const details =
        '<a href="/gifts">gifts</a> <a href="https://shop.example/gifts?a=1">too</a> <a href="/">home</a>';
      await done('goods', 'save', 'TEA', ...set(`details.en=${details}`));
      await done('settings', 'set', 'shop.service', '{"url":"/pages/help","id":null,"img":null}');
      const links = await found('links');
      expect(links.map(({ problem }) => problem.replace(/, a page.*/, '')).toSorted()).toEqual([
        'Article privacy leads to /coupon/list',
        'Banner 1 leads to /seckill/list',
        'Banner 3 leads to /en/lottery',
        'Goods TEA leads to /gifts',
        'Goods TEA leads to /gifts?a=1',
        'Setting shop.service leads to /help',
      ]);
      await done('banners', 'save', '1', ...set('isShown=no'));
      await done('shelf', 'off', 'TEA');
      expect(await found('links')).toHaveLength(3);
    });

    it('finds a backup that was never taken, and remembers one that was', async () => {
      expect(await found('backup')).toHaveLength(1);
      await done('backup', join(folder.path, `${Math.random()}.jsonl.gz`));
      expect(await found('backup')).toEqual([]);
      shop().advance(8 * 86_400_000);
      expect(await found('backup')).toMatchObject([{ problem: 'The last backup is 8 days old.' }]);
    });

    it('knows what speaks for the owner and was never said', async () => {
      const unsaid = async () => (await found('settings')).length;
      const before = await unsaid();
      await done('settings', 'set', 'shop.promises', '[]');
      expect(await unsaid()).toBe(before - 1);
    });
  },
  { SHOP_DEMO: '0', SHOP_PUBLIC_ORIGIN: 'https://shop.example', SHOP_REGISTRY: registry, SHOP_RELEASE_KEYS: key.pem },
);
