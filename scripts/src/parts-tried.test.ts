import { join } from 'node:path';
import { temporaryFolder, writeBuild } from '@jishi/release/testing';
import { expect, test } from 'vitest';
import { partsTried } from './parts-tried.ts';

const page = { id: 'mf_a/home', path: '/a', layout: 'default' as const, guarded: false };

/** A remote whose scripts run this as soon as they come. */
async function aRemote(root: string, script: string): Promise<void> {
  await writeBuild(join(root, 'mf-a/dist'), {
    part: 'mf-a',
    web: { 'entry.js': script },
    exposes: { home: ['entry.js'] },
    declaration: { pages: [page] },
  });
}

test.each([
  ['/* nothing */', true],
  ['throw new Error("not today")', false],
])('a build that runs %j: publishable %s', { timeout: 60_000 }, async (script, ok) => {
  await using folder = await temporaryFolder();
  await aRemote(folder.path, script);
  const tried = await partsTried(folder.path, ['mf-a']);
  expect(tried.ok).toBe(ok);
  if (!ok) expect(tried.lines.join('\n')).toMatch(/^mf-a: mf_a\/home .*not today/m);
});
