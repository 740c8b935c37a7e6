import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '@jishi/release/testing';
import { expect, test } from 'vitest';
import { partsFit } from './parts-fit.ts';

async function aWorkspace(minApi: number) {
  const root = mkdtempSync(join(tmpdir(), 'jishi-scripts-'));
  mkdirSync(join(root, 'packages/backend'), { recursive: true });
  writeFileSync(join(root, 'packages/backend/openapi.json'), '{ "info": { "x-api-level": 3 }, "paths": {} }');
  await writeBuild(join(root, 'shell/dist'), { part: 'shell' });
  await writeBuild(join(root, 'mf-a/dist'), { part: 'mf-a', declaration: { minApi } });
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}

test('builds that fit', async () => {
  using workspace = await aWorkspace(3);
  expect(await partsFit(workspace.root, ['shell', 'mf-a'])).toEqual({ ok: true, lines: [] });
});

test('what stands against it is said', async () => {
  using workspace = await aWorkspace(4);
  const { ok, lines } = await partsFit(workspace.root, ['shell', 'mf-a']);
  expect(ok).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^mf-a: needs api 4, the api is 3 \(min-api\)/)]);
});

test('a part that is not built', async () => {
  using workspace = await aWorkspace(3);
  expect(await partsFit(workspace.root, ['shell', 'mf-b'])).toMatchObject({
    ok: false,
    lines: [expect.stringContaining('mf-b')],
  });
});
