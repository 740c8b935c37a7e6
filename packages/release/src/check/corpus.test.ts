import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Declaration } from '@jishi/contracts/release';
import { declarationSchema } from '@jishi/contracts/release';
import { effectsOf } from '@jishi/tooling/effects';
import type { Backend } from '@jishi/tooling/openapi';
import { sizesOfFiles } from '@jishi/tooling/sizes';
import { describe, expect, test } from 'vitest';
import { checkBuild } from './check-build.ts';
import { checkRelease } from './check-release.ts';
import type { StoredLink } from './content/stored-link.ts';
import { buildRules, rules } from './rules/index.ts';
import type { BuildRule, Finding, Rule } from './rules/rule.ts';

/** A change of a declaration (or of what the api offers): `put` and `drop` a field, `push` to a list. */
type Change = { part: string; op: 'put' | 'push' | 'drop'; at: (string | number)[]; value?: unknown };

type Case = {
  id: number;
  what: string;
  expected: 'fits' | 'blocked';
  /** The rule that blocks, or that notes something which does no harm. */
  rule?: string;
  change?: Change[];
  /** What the content of the shop leads to; `null`: nobody read it. */
  content?: StoredLink[] | null;
  /** Built files instead of what the declaration says of them; `declared` and `size` are what it says all the same. */
  build?: { part: string; files: Record<string, string>; declared?: string[]; size?: Declaration['size'] };
};

type Base = { parts: Declaration[]; backend: Backend | null };

const folder = fileURLToPath(new URL('../../corpus/', import.meta.url));
const read = <T>(name: string): T => JSON.parse(readFileSync(folder + name, 'utf8')) as T;

const base = read<Base>('base.json');
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && name !== 'base.json')
  .flatMap((name) => read<Case[]>(name))
  .sort((a, b) => a.id - b.id);

type Fields = Record<string | number, unknown>;

function changed({ change = [] }: Case): Base {
  const next = structuredClone(base);
  for (const { part, op, at, value } of change) {
    if (part === 'api' && at.length === 0) {
      next.backend = value as Backend | null;
      continue;
    }
    const start: unknown = part === 'api' ? next.backend : next.parts.find((one) => one.part === part);
    const owner = at.slice(0, -1).reduce<unknown>((here, step) => (here as Fields)[step], start) as Fields;
    const field = at.at(-1)!;
    if (op === 'push') (owner[field] as unknown[]).push(value);
    else if (op === 'put') owner[field] = value;
    else if (Array.isArray(owner)) owner.splice(Number(field), 1);
    else delete owner[field];
  }
  return next;
}

/** What the check says of a case when it asks these rules. */
async function judge(one: Case, asked: readonly (Rule | BuildRule)[] = [...rules, ...buildRules]): Promise<Finding[]> {
  const { parts, backend } = changed(one);
  const findings: Finding[] = [];
  if (one.build) {
    const part = parts.find((declaration) => declaration.part === one.build?.part)!;
    findings.push(...(await buildFindings(one, part, asked)));
  }
  const plan = { parts, live: base.parts, backend, content: one.content };
  return [
    ...findings,
    ...checkRelease(
      plan,
      rules.filter((rule) => asked.includes(rule)),
    ).findings,
  ];
}

async function buildFindings(one: Case, part: Declaration, asked: readonly (Rule | BuildRule)[]): Promise<Finding[]> {
  const { files = {}, declared, size } = one.build ?? {};
  const layout = { part: part.part, entry: 'entry.js', exposes: {} };
  const hash = `sha384-${'A'.repeat(64)}`;
  const listed = {
    format: 1,
    ...layout,
    version: part.version,
    files: { 'entry.js': hash },
    server: hash,
    declaration: hash,
  };
  const bytes = new Map(
    Object.entries({ ...files, 'files.json': JSON.stringify(listed) }).map(([name, text]) => [name, Buffer.from(text)]),
  );
  part.effects = declared ?? effectsOf(part, files);
  part.size = size ?? sizesOfFiles(layout, (name) => bytes.get(`web/${name}`) ?? Buffer.alloc(0));
  return [...(await checkBuild(part, bytes, asked)).findings];
}

const verdictOf = (findings: readonly Finding[]): Case['expected'] =>
  findings.some(({ blocks }) => blocks) ? 'blocked' : 'fits';

describe('every case is judged as it should be', () => {
  test.each(cases)('$id: $what', async (one) => {
    const findings = await judge(one);
    expect(findings.filter(({ blocks }) => blocks === (one.expected === 'blocked'))).toEqual(
      one.rule
        ? expect.arrayContaining([expect.objectContaining({ rule: one.rule })])
        : one.expected === 'fits'
          ? expect.any(Array)
          : [],
    );
    expect(verdictOf(findings)).toBe(one.expected);
    // Whoever reads a finding knows whom to ask and what to do.
    for (const { what, todo, owner } of findings)
      expect([what, todo, owner].every((text) => text.length > 2)).toBe(true);
  });
});

test('cases are numbered, about half of them harmless', () => {
  expect(cases.map(({ id }) => id)).toEqual(cases.map((_, index) => index + 1));
  const harmless = cases.filter(({ expected }) => expected === 'fits').length;
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(Math.abs(harmless / cases.length - 0.5)).toBeLessThan(0.1);
});

test('the parts all cases begin with fit, and are real declarations', () => {
  for (const part of base.parts) expect(declarationSchema.safeParse(part).error).toBeUndefined();
  expect(
    checkRelease({ parts: base.parts, live: base.parts, backend: base.backend }).findings.filter(
      ({ blocks }) => blocks,
    ),
  ).toEqual([]);
});

describe('no rule can be left out', () => {
  test.each([...rules, ...buildRules].map((rule) => ({ id: rule.id, rule })))('$id', async ({ rule }) => {
    const others = [...rules, ...buildRules].filter((other) => other !== rule);
    const missed = await Promise.all(
      cases
        .filter((one) => one.rule === rule.id)
        .map(async (one) => {
          const findings = await judge(one, others);
          if (verdictOf(findings) !== one.expected) return one.id;
          // A harmless difference that is not told any more.
          const isTold =
            one.expected === 'blocked' || !one.rule || findings.some((finding) => finding.rule === one.rule);
          return isTold ? null : one.id;
        }),
    );
    expect(missed.filter((id) => id !== null)).not.toEqual([]);
  });
});

describe('a fault the live release has already', () => {
  const [first] = base.parts.filter(({ part }) => part !== 'shell');
  const [, second] = base.parts.filter(({ part }) => part !== 'shell');
  const isFaulty = (part: Declaration): Declaration => ({ ...part, platform: part.platform + 1 });
  const withPart = (changed: Declaration) => base.parts.map((part) => (part.part === changed.part ? changed : part));
  const live = withPart(isFaulty(first!));
  const check = (parts: Declaration[]) => checkRelease({ parts, live, backend: base.backend });

  test('does not hold up another part', () => {
    const next = { ...second!, version: '9.9.9' };
    const { fits, findings } = check(live.map((part) => (part.part === next.part ? next : part)));
    expect(fits).toBe(true);
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'platform',
        part: first!.part,
        blocks: false,
        what: expect.stringMatching(/live/),
      }),
    );
  });

  test('is not passed on to a new version of its part', () => {
    expect(check(withPart({ ...isFaulty(first!), version: '9.9.9' })).fits).toBe(false);
  });

  test('counts anew when the api changes under it', () => {
    const parts = base.parts;
    expect(checkRelease({ parts, live: parts, backend: null }).fits).toBe(false);
  });
});
