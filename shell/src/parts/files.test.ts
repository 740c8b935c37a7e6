import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aStart } from '../testing/start.ts';
import { listedFiles, within } from './files.ts';

/** A hash that can be told from others, and the folder of its address. */
const hash = (name: string) => `sha384-${name.padEnd(64, '+')}`;
const folder = (name: string) => name.padEnd(16, '-');

const manifest = { entry: 'entry.js', exposes: {}, files: { 'entry.js': hash('entry'), 'late.js': hash('late') } };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Response.json(manifest));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const shellFile = `/remotes/shell/${folder('shell')}/late.js`;
const files = () => listedFiles(aStart({ scripts: { [shellFile]: hash('shell') } }));

describe('what may run', () => {
  test('is what the HTML names', () => {
    expect(files().script(shellFile)).toEqual({ src: shellFile, integrity: hash('shell') });
  });

  test('and what the list of a part names, once it is there', async () => {
    const listed = files();
    expect(() => listed.script('/remotes/mf-catalog/1.0.0/late.js')).toThrow(/not listed/);
    await listed.manifest('mf-catalog');
    expect(listed.script('/remotes/mf-catalog/1.0.0/late.js').integrity).toBe(hash('late'));
  });

  test.each([
    ['its own address', `/remotes/mf-catalog/${folder('late')}/late.js`],
    ['the folder of the script that asks for it', `/remotes/mf-catalog/${folder('entry')}/late.js`],
    ['a version, as in builds of before', '/remotes/mf-catalog/1.0.0/late.js'],
    ['another version', '/remotes/mf-catalog/0.9.0/late.js'],
  ])('by %s, which is always the content the release names', async (_what, url) => {
    const listed = files();
    await listed.manifest('mf-catalog');
    const script = { src: `/remotes/mf-catalog/${folder('late')}/late.js`, integrity: hash('late') };
    expect(listed.script(url)).toEqual(script);
    expect(listed.script(script.src)).toEqual(script);
  });

  test.each([
    '/remotes/mf-catalog/1.0.0/other.js',
    '/remotes/mf-catalog/late.js',
    '/remotes/mf-catalog/1.0.0/deeper/late.js',
    '/remotes/mf-cart/1.0.0/late.js',
    'https://evil.example/remotes/mf-catalog/1.0.0/late.js',
    '//evil.example/remotes/mf-catalog/1.0.0/late.js',
    `${location.origin.replace(/:\d+$/, '')}:8443/remotes/mf-catalog/1.0.0/late.js`,
    `https://${location.host}/remotes/mf-catalog/1.0.0/late.js`,
    '/media/mf-catalog/1.0.0/late.js',
    '/remotes/mf-catalog/1.0.0/../../../media/late.js',
    'data:text/javascript,alert(1)',
  ])('%s is refused', async (url) => {
    const listed = files();
    await listed.manifest('mf-catalog');
    expect(() => listed.script(url)).toThrow(/not listed/);
  });

  test('a part outside of the release has no list', async () => {
    await expect(files().manifest('mf-evil')).rejects.toThrow('the release has no mf-evil');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the list of a part', () => {
  test('is fetched once, by the hash the HTML carries, with a limit', async () => {
    const listed = files();
    await Promise.all([listed.manifest('mf-catalog'), listed.manifest('mf-catalog')]);
    expect(fetched).toHaveBeenCalledOnce();
    const [url, options] = fetched.mock.calls[0]!;
    expect(url).toBe('/remotes/mf-catalog/1.0.0/files.json');
    expect(options).toMatchObject({ integrity: 'sha384-listed', signal: expect.any(AbortSignal) });
  });

  test('is asked for again after a failure', async () => {
    const listed = files();
    fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }));
    await expect(listed.manifest('mf-catalog')).rejects.toThrow('404');
    await expect(listed.manifest('mf-catalog')).resolves.toEqual(manifest);
  });
});

test('a second attempt has addresses of its own, for the list and for scripts, with the same hashes', async () => {
  const listed = files();
  await listed.manifest('mf-catalog');
  listed.anew('mf-catalog');
  await listed.manifest('mf-catalog');
  expect(String(fetched.mock.calls[1]?.[0])).toMatch(/^\/remotes\/mf-catalog\/1\.0\.0\/files\.json\?r=1\.\d+$/);
  const { src, integrity } = listed.script('/remotes/mf-catalog/1.0.0/entry.js');
  expect(src).toMatch(/^\/remotes\/mf-catalog\/entry-{11}\/entry\.js\?r=1\.\d+$/);
  expect(integrity).toBe(hash('entry'));
  expect(listed.script(src).integrity).toBe(hash('entry')); // looked up by path
  expect(listed.script(shellFile).src).toBe(shellFile);
});

describe('how long a file of a part may take', () => {
  const ofCatalog = '/remotes/mf-catalog/1.0.0/entry.js';
  const ofCart = '/remotes/mf-cart/1.0.0/entry.js';
  const limits = () => listedFiles(aStart({ attemptMs: 1000 }));

  test('during an attempt: as long as that; at any other time there is no second one, so as long as two', async () => {
    const listed = limits();
    expect(listed.limit(ofCatalog)).toBe(2000);
    const seen = await listed.during('mf-catalog', async () => {
      await listed.during('mf-catalog', async () => 'another module of it');
      return [listed.limit(ofCatalog), listed.limit(ofCart)];
    });
    expect(seen).toEqual([1000, 2000]);
    const failed = listed.during('mf-catalog', async () => {
      throw new Error('gone');
    });
    await expect(failed).rejects.toThrow('gone');
    expect(listed.limit(ofCatalog)).toBe(2000);
  });

  test('more, when it was said so, until files are asked for anew', async () => {
    const listed = limits();
    listed.anew('mf-catalog', 30_000);
    expect(listed.limit(ofCatalog)).toBe(30_000);
    await listed.during('mf-catalog', async () => expect(listed.limit(ofCatalog)).toBe(30_000));
    listed.anew('mf-catalog');
    await listed.during('mf-catalog', async () => expect(listed.limit(ofCatalog)).toBe(1000));
  });
});

describe('a limit', () => {
  test('fails what takes too long', async () => {
    await expect(within(new Promise(() => undefined), 5, 'the strip')).rejects.toThrow(
      'the strip: no answer within 5 ms',
    );
  });

  test('leaves alone what answers in time', async () => {
    await expect(within(Promise.resolve('here'), 1000, 'x')).resolves.toBe('here');
    await expect(within(Promise.reject(new Error('down')), 1000, 'x')).rejects.toThrow('down');
  });
});
