import { expect, test } from 'vitest';
import { aCli, type TestCli } from '../testing/cli.ts';
import { aShopWithContent } from '../testing/shop-api.ts';

const page = (id: string, path: string) => ({ id, path, layout: 'default' as const, guarded: false });

/** A shop with sales of the promotions, and version 2.0.0 of these without them. */
async function aShopWithSales(): Promise<TestCli> {
  const cli = await aCli();
  const pages = [page('mf_promotions/flash-sales', '/seckill/list'), page('mf_promotions/coupons', '/coupon/list')];
  const declaration = { owner: 'Promotions', pages };
  await cli.json(
    'publish',
    await cli.build('shell', '1.0.0', { declaration: { owner: 'Platform' } }),
    await cli.build('mf-promotions', '1.0.0', { declaration }),
  );
  await cli.json('pin', '--latest', '--reason', 'open');
  await cli.json(
    'publish',
    await cli.build('mf-promotions', '2.0.0', { declaration: { ...declaration, pages: pages.slice(1) } }),
  );
  return cli;
}

const banners = [
  { id: 5, name: 'A round every two hours', url: '/en/seckill/list?from=home' },
  { id: 6, name: 'Coupons', url: '/Coupon/List/' },
  { id: 7, name: 'Lottery', url: '/lottery' },
];

type Report = { fits: boolean; findings: Record<string, unknown>[] };

test('a page that a banner leads to and the release would not have speaks against it, by name', async () => {
  await using shop = await aShopWithContent({ banners });
  await using cli = await aShopWithSales();

  const { code, out, err } = await cli.run('check', 'mf-promotions@2.0.0', '--origin', shop.origin);

  expect([code, err]).toEqual([4, '']);
  expect(out).toMatch(
    /BLOCKS +content-links +mf-promotions +Promotions +banner "A round every two hours" \(5\) on home leads to \/seckill\/list\?from=home, which no part of this release serves +keep the page, or change/,
  );
  expect(out).toContain(`content of ${shop.origin})`);
  expect(out).not.toMatch(/Coupons|Lottery/);
  const { fits, findings } = JSON.parse(
    (await cli.run('check', 'mf-promotions@2.0.0', '--origin', shop.origin, '--json')).out,
  ) as Report;
  expect(fits).toBe(false);
  expect(findings.filter(({ rule }) => rule === 'content-links')).toMatchObject([
    { part: 'mf-promotions', blocks: true, what: expect.stringContaining('banner "A round every two hours" (5)') },
    { part: 'shell', blocks: false, stands: true, what: expect.stringContaining('banner "Lottery" (7)') },
  ]);
});

test('what leads nowhere already is a note, and so is that nobody read the content', async () => {
  await using shop = await aShopWithContent({ banners });
  await using cli = await aShopWithSales();
  await cli.publish('mf-about@1.0.0');

  const read = await cli.run('check', 'mf-about@1.0.0', '--notes', '--origin', shop.origin);
  expect(read.code).toBe(0);
  expect(read.out).toMatch(/note +content-links +shell +Platform +banner "Lottery" \(7\) on home leads to \/lottery/);

  const unread = await cli.run('check', 'mf-about@1.0.0');
  expect(unread.out).toContain('1 note is true of what is live, too: --notes names them');
  const named = await cli.run('check', 'mf-about@1.0.0', '--notes');
  expect(named.out).toMatch(/note +content-links .*stored content was not read: .*--origin https:\/\/shop\.example/);
  expect([unread.code, named.code]).toEqual([0, 0]);
});

test('a shop that does not answer ends with 5 when nothing else speaks against it', async () => {
  const shop = await aShopWithContent({ banners });
  await shop.close();
  await using cli = await aShopWithSales();
  cli.env['SHOP_PUBLIC_ORIGIN'] = shop.origin;

  const { code, out, err } = await cli.run('check', 'mf-promotions@2.0.0');
  expect(code).toBe(5);
  expect(err).toContain(`the shop at ${shop.origin} does not answer`);
  expect(out).toMatch(/^note|Fits/m);
  const asJson = await cli.run('check', 'mf-promotions@2.0.0', '--json');
  expect(JSON.parse(asJson.err)).toMatchObject({ error: { code: 'unavailable' } });
  expect(JSON.parse(asJson.out)).toMatchObject({ fits: true });
  expect(await cli.run('check', '--remove', 'shell')).toMatchObject({ code: 4 });
  expect(await cli.run('check', '--origin', 'shop.example')).toMatchObject({
    code: 1,
    err: expect.stringContaining('write it like https://shop.example'),
  });
});

test('a pin asks the same where the shop is known, and only when pages go', async () => {
  await using shop = await aShopWithContent({ banners });
  await using cli = await aShopWithSales();
  cli.env['SHOP_PUBLIC_ORIGIN'] = shop.origin;
  await cli.publish('mf-about@1.0.0');
  expect(await cli.run('pin', 'mf-about@1.0.0', '--no-wait')).toMatchObject({ code: 0, err: '' });
  expect(shop.asked).toEqual([]);

  const refused = await cli.run('pin', 'mf-promotions@2.0.0');
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('banner "A round every two hours" (5)') });
  expect(refused.err).not.toContain('Lottery');

  await shop.close();
  const made = await cli.run('pin', 'mf-promotions@2.0.0', '--no-wait');
  expect(made.code).toBe(0);
  expect(made.err).toContain('Warning: stored content was not read: the shop at');
});
