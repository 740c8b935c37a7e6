import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownInternalKey } from './internal-key.ts';

let data = '';
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'jishi-internal-'));
});
afterEach(() => rm(data, { recursive: true }));

const file = () => join(data, 'keys', 'internal.key');

describe('the internal key a shop makes for itself', () => {
  it('is made once, and nobody else may read it', async () => {
    const key = await ownInternalKey(data);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await ownInternalKey(data)).toBe(key);
    expect(await readdir(join(data, 'keys'))).toEqual(['internal.key']);
  });

  it('is the same for processes that start together', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => ownInternalKey(data)));
    expect(new Set(keys).size).toBe(1);
    expect((await readFile(file(), 'utf8')).trim()).toBe(keys[0]);
  });

  it('is refused when the file holds none', async () => {
    await ownInternalKey(data);
    await writeFile(file(), '\n');
    await expect(ownInternalKey(data)).rejects.toThrow(/internal\.key holds no key.*Remove it/);
  });
});
