import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '../../../demo/content/load.ts';
import { knownSettings } from './known-settings.ts';

const src = resolve(import.meta.dirname, '../../..');
const LIST = 'operator/operations/settings/known-settings.ts';
const sources = globSync('**/*.ts', { cwd: src })
  .filter((name) => !/\.test\.ts$|(^|\/)testing\//.test(name))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

/** The names under which settings are declared, alone or as members of one object. */
const declared = sources.flatMap(({ name, text }) =>
  [...text.matchAll(/^export const (\w+)(?:: [^=]+)? = (?:setting\(|\{\n {2}\w+: feature\()/gm)].map(
    ([, one = '']) => ({
      name,
      one,
    }),
  ),
);

/** What stands between the brackets of every call that reads settings. */
const reads = sources
  .filter(({ name }) => name !== 'kernel/settings/settings.ts')
  .flatMap(({ text }) => [...text.matchAll(/readSettings?\(/g)].map(({ index }) => argumentsAt(text, index)))
  .join('\n');

function argumentsAt(text: string, from: number): string {
  const start = text.indexOf('(', from);
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(start + 1, at);
  }
  return '';
}

it('finds the settings of this shop', () => expect(declared.length).toBeGreaterThan(20));

it.each(declared)('$one of $name is listed, and something reads it', ({ one }) => {
  const list = sources.find(({ name }) => name === LIST)?.text ?? '';
  expect(list).toMatch(new RegExp(`\\b${one}\\b`));
  expect(reads).toMatch(new RegExp(`\\b${one}\\b`));
});

it('have a key each, words about them, and a default they allow', () => {
  expect(new Set(knownSettings.map(({ key }) => key)).size).toBe(knownSettings.length);
  for (const { key, about, schema, fallback } of knownSettings) {
    expect([key, about]).not.toContain('');
    expect([key, schema.safeParse(fallback).error]).toEqual([key, undefined]);
  }
});

it('of the demo shop are all known, and of the right shape', () => {
  for (const [section, values] of Object.entries(loadContent('settings'))) {
    for (const [name, value] of Object.entries(values)) {
      const known = knownSettings.find(({ key }) => key === `${section}.${name}`);
      expect([`${section}.${name}`, known?.schema.safeParse(value).success]).toEqual([`${section}.${name}`, true]);
      expect(known?.fault(value as never)).toBeNull();
    }
  }
});
