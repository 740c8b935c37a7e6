import { createI18n } from '@jishi/i18n';
import type { ModuleFederation } from '@module-federation/runtime';
import { beforeEach, expect, test, vi } from 'vitest';
import { aStart } from '../testing/start.ts';
import { browserParts } from './browser-parts.ts';
import type { ListedFiles } from './files.ts';

const home = { default: { Component: () => null }, version: '1.0.0' };
const texts = { default: { hello: '你好' } };

/** A federation host and a list of files whose answers the test decides. */
function setUp() {
  const answers: Record<string, () => Promise<unknown>> = {
    'mf_catalog/home': async () => home,
    'mf_catalog/cart': async () => home,
    'mf_catalog/messages-zh': async () => texts,
  };
  const host = {
    shareScopeMap: { default: {} },
    registerRemotes: vi.fn(),
    loadRemote: vi.fn((id: string) => answers[id]?.() ?? Promise.resolve(null)),
  };
  const files = {
    anew: vi.fn(),
    during: vi.fn((_part: string, attempt: () => Promise<unknown>) => attempt()),
    manifest: vi.fn(async () => ({ version: '1.0.0', entry: 'entry.js' })),
    script: (url: string) => ({ src: url, integrity: 'sha384-x' }),
  };
  const i18n = createI18n({ lang: 'zh', resources: {} });
  const addTexts = vi.spyOn(i18n, 'addResourceBundle');
  const parts = browserParts({
    start: aStart({ attemptMs: 50 }),
    files: files as unknown as ListedFiles,
    host: host as unknown as ModuleFederation,
    i18n,
  });
  return { parts, host, files, answers, i18n, addTexts };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a module comes with the texts of its part, and stays in memory', async () => {
  const { parts, i18n, host } = setUp();
  expect(parts.loaded('mf_catalog/home')).toBeNull();
  await expect(parts.load('mf_catalog/home')).resolves.toBe(home);
  expect(parts.loaded('mf_catalog/home')).toBe(home);
  expect(i18n.getFixedT(null, 'mf_catalog')('hello')).toBe('你好');
  expect(host.registerRemotes).toHaveBeenCalledWith(
    [{ name: 'mf_catalog', entry: '/remotes/mf-catalog/1.0.0/entry.js' }],
    { force: true },
  );
});

test('whoever asks meanwhile or later gets the same; a part is registered and its texts are added once', async () => {
  const { parts, host, addTexts } = setUp();
  await Promise.all([parts.load('mf_catalog/home'), parts.load('mf_catalog/home'), parts.load('mf_catalog/cart')]);
  await parts.load('mf_catalog/home');
  expect(host.registerRemotes).toHaveBeenCalledOnce();
  expect(host.loadRemote.mock.calls.filter(([id]) => id === 'mf_catalog/home')).toHaveLength(1);
  expect(addTexts).toHaveBeenCalledOnce();
});

test('a failure is tried once more, from the start and under fresh addresses', async () => {
  const { parts, answers, files, host } = setUp();
  answers['mf_catalog/home'] = vi.fn(async () => home).mockRejectedValueOnce(new Error('corrupt'));
  await expect(parts.load('mf_catalog/home')).resolves.toBe(home);
  expect(files.anew).toHaveBeenCalledOnce();
  expect(host.registerRemotes).toHaveBeenCalledTimes(2);
});

test('modules of one part that fail together are tried again together', async () => {
  const { parts, answers, files } = setUp();
  answers['mf_catalog/messages-zh'] = vi
    .fn(async () => texts)
    .mockRejectedValueOnce(new Error('corrupt'))
    .mockRejectedValueOnce(new Error('corrupt'));
  await Promise.all([parts.load('mf_catalog/home'), parts.load('mf_catalog/cart')]);
  expect(files.anew).toHaveBeenCalledOnce();
});

test.each<[string, () => Promise<unknown>, number]>([
  ['refused', () => Promise.reject(new Error('refused')), 2],
  ['hanging', () => new Promise(() => undefined), 3], // the third is waited for by nobody
  ['empty', () => Promise.resolve(null), 2],
])('a part that is %s is told after two attempts, and can be had later', async (_how, answer, attempts) => {
  const { parts, answers } = setUp();
  answers['mf_catalog/home'] = vi.fn(answer);
  await expect(parts.load('mf_catalog/home')).rejects.toThrow();
  expect(answers['mf_catalog/home']).toHaveBeenCalledTimes(attempts);
  expect(parts.loaded('mf_catalog/home')).toBeNull();
  answers['mf_catalog/home'] = async () => home;
  await expect(parts.load('mf_catalog/home')).resolves.toBe(home);
});

test('a list of files that cannot be had is a failure of the part', async () => {
  const { parts, files, host } = setUp();
  files.manifest.mockRejectedValue(new Error('404'));
  await expect(parts.load('mf_catalog/home')).rejects.toThrow('404');
  expect(host.loadRemote).not.toHaveBeenCalled();
});

test('texts that do not come fail their module: it would show keys', async () => {
  const { parts, answers } = setUp();
  answers['mf_catalog/messages-zh'] = () => Promise.reject(new Error('corrupt'));
  await expect(parts.load('mf_catalog/home')).rejects.toThrow('corrupt');
});

test('a part that is only slow is waited for after the second attempt', async () => {
  const { parts, answers, files } = setUp();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  answers['mf_catalog/home'] = () => promise;
  await expect(parts.load('mf_catalog/home')).rejects.toThrow('no answer');
  const late = parts.late('mf_catalog/home');
  expect(files.anew).toHaveBeenLastCalledWith('mf-catalog', 30_000);
  resolve(home);
  await expect(late).resolves.toBe(home);
  expect(parts.loaded('mf_catalog/home')).toBe(home);
  await vi.waitFor(() => expect(parts.late('mf_catalog/home')).toBeNull());
});

test('a part that was refused is not waited for', async () => {
  const { parts, answers } = setUp();
  answers['mf_catalog/home'] = () => Promise.reject(new Error('refused'));
  await expect(parts.load('mf_catalog/home')).rejects.toThrow('refused');
  expect(parts.late('mf_catalog/home')).toBeNull();
});

test('who asks again does not join the files that may hang', async () => {
  const { parts, answers, files, host } = setUp();
  answers['mf_catalog/home'] = () => new Promise(() => undefined);
  await expect(parts.load('mf_catalog/home')).rejects.toThrow();
  const [attempts, registrations] = [files.anew.mock.calls.length, host.registerRemotes.mock.calls.length];
  answers['mf_catalog/home'] = async () => home;
  await expect(parts.load('mf_catalog/home')).resolves.toBe(home);
  expect(files.anew.mock.calls.slice(attempts)).toEqual([['mf-catalog']]);
  expect(host.registerRemotes).toHaveBeenCalledTimes(registrations + 1);
});
