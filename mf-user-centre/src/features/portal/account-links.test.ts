import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '@jishi/contracts/paths';
import { describe, expect, it } from 'vitest';
import { shortcuts } from './components/shortcuts.tsx';

type Declaration = {
  name: string;
  pages?: Readonly<Record<string, { path?: string }>>;
  navigation?: readonly { page: string; at: object }[];
};

/** What account pages lead to, as every part of this workspace declares it. */
const root = join(import.meta.dirname, '../../../..');
const parts: readonly Declaration[] = await Promise.all(
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map(async (name) => (await import(join(root, name, 'part.ts'))).default),
);
const planned: Readonly<Record<string, string>> = pagePaths;
const idOf = (part: Declaration, page: string) => `${part.name.replaceAll('-', '_')}/${page}`;
const declared = new Map(
  parts.flatMap((part) =>
    Object.entries(part.pages ?? {}).map(([page, { path }]) => {
      const id = idOf(part, page);
      return [id, path ?? planned[id]] as const;
    }),
  ),
);
const entries = (place: string) =>
  parts.flatMap((part) =>
    (part.navigation ?? []).flatMap(({ page, at }) => (Object.hasOwn(at, place) ? [idOf(part, page)] : [])),
  );

/** On a phone they are in the bar below, in the page itself, or in the page named. */
const elsewhere = new Set(['mf_user_centre/portal', 'mf_user_centre/orders', 'mf_user_centre/close-account']);

describe('ways to account pages', () => {
  it.each(['account', 'side-menu', 'drawer', 'top-bar', 'tab-bar'])('of %s lead to pages a part has', (place) => {
    const lost = entries(place).filter((id) => declared.get(id) === undefined);
    expect(entries(place).length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  it.each(shortcuts.map(({ page, to }) => [page, to] as const))('of the overview know where %s is', (page, to) => {
    expect(to).toBe(declared.get(page) ?? planned[page]);
  });

  it('of the side menu are all in the overview, which stands for it on phones', () => {
    const known = new Set<string>(shortcuts.map(({ page }) => page));
    const missing = entries('side-menu').filter((id) => !known.has(id) && !elsewhere.has(id));
    expect(missing).toEqual([]);
  });
});
