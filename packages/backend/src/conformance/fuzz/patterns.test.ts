import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { analyse } from 'scslre';
import { expect, it } from 'vitest';
import { type Pattern, patternsIn } from './find-patterns.ts';

const source = resolve(import.meta.dirname, '../..');
/** Tests, and what only tests run. */
const unserved = /\.test\.ts$|(^|\/)testing\/|^conformance\//;
const files = globSync('**/*.ts', { cwd: source }).filter((file) => !unserved.test(file));

/** Why an expression may take more than a time that grows with the length of what it reads; null when it never does. */
function slownessOf({ source: pattern, flags }: Pick<Pattern, 'source' | 'flags'>): string | null {
  if (pattern === null) return 'cannot be read here: write it as a literal or a template';
  // Backtracking within a match, and matches tried again from every place ("Move").
  const { reports } = analyse({ source: pattern, flags }, { reportTypes: { Move: true } });
  const [worst] = reports;
  if (worst) return `${worst.exponential ? 'exponential' : 'polynomial'} for ${worst.character.pick.repeat(5)}…`;
  return runsLong(new RegExp(pattern, flags));
}

/** Characters of every class that occurs in our expressions. */
const characters = [...'aZ09_-+./:;,=<>"\'()[]{}&%@#!?\\ \t\r\n', '中', '\u0301'];
/** Longer step by step, so that an exponential one shows before it takes for ever. */
const repetitions = [10, 14, 18, 22, 26, 30, 34, 38, 42];
const LONG_MS = 100;

/** Alternatives of a loop that begin alike (`(a|aa)+$`) are tried out: the analysis looks at repetitions only. */
function runsLong(pattern: RegExp): string | null {
  for (const character of characters) {
    for (const times of repetitions) {
      const text = `${character.repeat(times)}\0`;
      // A busy machine may stop any of them for a while, but not the same one three times.
      if ([1, 2, 3].every(() => millisecondsOf(() => pattern.test(text)) > LONG_MS)) {
        return `exponential for ${character.repeat(5)}…`;
      }
    }
  }
  return null;
}

function millisecondsOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

it('no regular expression of the api takes long, whatever it reads', () => {
  const patterns = files.flatMap((file) => patternsIn(join(source, file)).map((pattern) => ({ file, ...pattern })));
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns.flatMap((pattern) => {
    const why = slownessOf(pattern);
    return why ? [`${pattern.file}:${pattern.line} /${pattern.source}/${pattern.flags} is ${why}`] : [];
  });
  expect(slow).toEqual([]);
});

it.each([
  ['(a+)+$', 'exponential'],
  ['^(a|aa)+$', 'exponential'],
  ['^\\d*\\w+!', 'polynomial'],
  ['\\s+$', 'polynomial'],
  ['[\\w.+-]+@x', 'polynomial'],
])('finds /%s/ %s', (pattern, kind) => {
  expect(slownessOf({ source: pattern, flags: '' })).toContain(kind);
});

it.each(['^[a-z]+$', '^1[3-9]\\d{9}$', '(?<![\\w.+-])[\\w.+-]+@x'])('lets /%s/ pass', (pattern) => {
  expect(slownessOf({ source: pattern, flags: '' })).toBeNull();
});
