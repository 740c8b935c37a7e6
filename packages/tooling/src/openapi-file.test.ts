import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOpenApi } from './openapi-file.ts';

const document = (level: number, ...paths: string[]) =>
  JSON.stringify({
    info: { 'x-api-level': level },
    paths: Object.fromEntries(paths.map((path) => [path, { get: {} }])),
  });

test('a file is read once, and again when it has changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jishi-openapi-'));
  const path = join(folder, 'openapi.json');
  try {
    expect(() => readOpenApi(path)).toThrow('ENOENT');
    await writeFile(path, document(1, '/good'));
    const first = readOpenApi(path);
    expect(first).toMatchObject({ apiLevel: 1, operations: [{ method: 'GET', path: '/good' }] });
    expect(readOpenApi(path)).toBe(first);
    await writeFile(path, document(2, '/good', '/order'));
    expect(readOpenApi(path)).toMatchObject({ apiLevel: 2, operations: [{ path: '/good' }, { path: '/order' }] });
    await writeFile(path, '{');
    expect(() => readOpenApi(path)).toThrow(SyntaxError);
    await rm(path);
    expect(() => readOpenApi(path)).toThrow('ENOENT');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
