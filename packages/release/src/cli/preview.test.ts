import type { Release } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import type { PreviewLink } from '../context/requests.ts';
import { readPreviewToken } from '../previews/preview-token.ts';
import { aCli, registryKinds } from '../testing/cli.ts';
import { readPublicKeys } from '../trust/key-files.ts';
import { keysFolder } from '../trust/key-settings.ts';

const HOUR = 3_600_000;
const origin = 'https://shop.example';

async function aShop(kind: (typeof registryKinds)[number] = 'folder') {
  const cli = await aCli(kind);
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0', 'mf-cart@1.0.0');
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', 'mf-cart@1.0.0', '--reason', 'open');
  return cli;
}

type Shop = Awaited<ReturnType<typeof aShop>>;

const make = async (cli: Shop, ...args: string[]) =>
  (await cli.json('preview', ...args, '--to', 'Anna', '--origin', origin)) as PreviewLink;

const tokenOf = ({ link }: PreviewLink): string => new URL(link!).searchParams.get('token') ?? '';
const trustOf = ({ folder }: Shop) => readPublicKeys(keysFolder(folder));

test.each(registryKinds)(
  'versions become a release nobody follows, and a link that opens it, on a %s',
  async (kind) => {
    await using cli = await aShop(kind);

    const made = await make(cli, 'mf-catalog@2.0.0', '--for', '3h');

    expect(made.id).toBe('previews/1');
    expect(made.link).toMatch(/^https:\/\/shop\.example\/-\/preview\?token=[\w.-]+$/);
    expect(made.release).toMatchObject({
      channel: 'previews',
      parts: { shell: { version: '1.0.0' }, 'mf-catalog': { version: '2.0.0' }, 'mf-cart': { version: '1.0.0' } },
      expires: made.until,
    });
    expect(Math.abs(Date.parse(made.until) - Date.now() - 3 * HOUR)).toBeLessThan(60_000);
    expect(((await cli.json('show')) as Release).serial).toBe(1);
    expect(readPreviewToken(tokenOf(made), { origin, trust: await trustOf(cli) })).toMatchObject({
      channel: 'previews',
      serial: 1,
      to: 'Anna',
      until: made.until,
    });
  },
);

test('each is of what is live, not of the preview before it', async () => {
  await using cli = await aShop();
  await make(cli, 'mf-catalog@2.0.0');

  const { release } = await make(cli, '--without', 'mf-cart');

  expect(Object.entries(release.parts).map(([part, { version }]) => `${part}@${version}`)).toEqual([
    'shell@1.0.0',
    'mf-catalog@1.0.0',
  ]);
});

test('a channel and a release of before are shown as they are', async () => {
  await using cli = await aShop();
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@2.0.0', '--channel', 'staging');
  await cli.run('pin', 'mf-catalog@2.0.0');

  expect((await make(cli, 'staging')).id).toBe('staging/1');
  expect((await make(cli, '1')).id).toBe('1');
  expect(await cli.json('history', '--channel', 'previews')).toEqual([]);
});

test('one letter more, less or other, another shop, or an hour later: it opens nothing', async () => {
  await using cli = await aShop();
  const token = tokenOf(await make(cli, 'mf-catalog@2.0.0', '--for', '1h'));
  const trust = await trustOf(cli);

  const other = (letter: string) => (letter === 'A' ? 'B' : 'A');
  for (const at of token.split('').keys()) {
    const changed = token.slice(0, at) + other(token[at]!) + token.slice(at + 1);
    expect(readPreviewToken(changed, { origin, trust }), `letter ${at}`).toBe('altered');
  }
  for (const changed of ['', token.slice(1), token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`]) {
    expect(readPreviewToken(changed, { origin, trust })).toBe('altered');
  }
  expect(readPreviewToken(token, { origin, trust: new Map() })).toBe('altered');
  expect(readPreviewToken(token, { origin: 'https://other.example', trust })).toBe('elsewhere');
  expect(readPreviewToken(token, { origin, trust, now: Date.now() + HOUR })).toBe('expired');
});

const refused: [string, string[], RegExp][] = [
  ['nothing', [], /name the versions/],
  ['a version and a channel', ['mf-catalog@2.0.0', 'staging'], /"staging" has no version/],
  ['an unknown version', ['mf-catalog@9.0.0'], /mf-catalog\/9\.0\.0/],
  ['an unknown channel', ['staging'], /staging has no release/],
  ['an end that is past', ['1', '--for', '2020-01-01'], /would be over already/],
  ['too long', ['1', '--for', '31d'], /30 days at most/],
  ['no shell', ['--without', 'shell'], /no shell/],
  ['a path', ['1', '--origin', 'https://shop.example/en'], /not the address of a shop/],
];

test.each(refused)('%s is refused with a sentence', async (_, args, message) => {
  await using cli = await aShop();

  const { code, err } = await cli.run('preview', '--origin', origin, ...args, '--to', 'Anna');

  expect(code).not.toBe(0);
  expect(err).toMatch(message);
});

test('a banned version is not shown', async () => {
  await using cli = await aShop();
  await cli.run('pin', 'mf-catalog@2.0.0');
  await cli.run('ban', 'mf-catalog@2.0.0', '--reason', 'it loses carts', '--no-wait');

  for (const what of ['mf-catalog@2.0.0', '2']) {
    expect((await cli.run('preview', what, '--to', 'Anna')).err).toContain('it loses carts');
  }
});

test('who it is for stands in one line, and a dry run makes nothing', async () => {
  await using cli = await aShop();

  expect((await cli.run('preview', '1', '--to', 'a\nb')).err).toContain('at most 80 characters');
  expect((await cli.run('preview', 'mf-catalog@2.0.0', '--to', 'Anna', '--dry-run')).out).toContain('would be made');
  expect(await cli.json('channels').catch(() => null)).toBeNull();
  expect(await cli.json('history', '--channel', 'previews')).toEqual([]);
});

test('versions of a preview are kept until it is over', async () => {
  await using cli = await aShop();
  await cli.publish('mf-catalog@3.0.0');
  const wouldGo = async () => {
    const report = (await cli.json('gc', '--grace', '0s')) as { versions: { part: string; version: string }[] };
    return report.versions.map(({ part, version }) => `${part}@${version}`);
  };
  expect(await wouldGo()).toContain('mf-catalog@2.0.0');

  await make(cli, 'mf-catalog@2.0.0', '--for', '4s');

  expect(await wouldGo()).not.toContain('mf-catalog@2.0.0');
  await expect.poll(wouldGo, { timeout: 10_000 }).toContain('mf-catalog@2.0.0');
});
