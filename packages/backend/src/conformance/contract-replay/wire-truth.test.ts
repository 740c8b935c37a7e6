import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';
import { before } from './between.ts';
import { conventions } from './conventions.ts';
import { expectOverruled } from './expect-overruled.ts';
import { recordedExtensions } from './extensions.ts';
import { judge, type Met, show } from './judge.ts';
import { overruled } from './overruled.ts';
import { type Recording, readRecordings } from './recordings.ts';
import type { Reply } from './replay.ts';
import { RECORDED_KEY, Scenario } from './scenario.ts';
import { OUR_ORIGIN } from './seed/shop.ts';
import { worded } from './wording.ts';

/** How many recordings may be overruled: fewer is better, more needs a ruling. */
const MAX_OVERRULED = 29;

const data = mkdtempSync(join(tmpdir(), 'jishi-replay-'));
afterAll(() => rmSync(data, { recursive: true }));
mkdirSync(join(data, 'private', 'productSku', 'test'), { recursive: true });
writeFileSync(join(data, 'private', 'productSku', 'test', 'sample.txt'), 'sample download\n');

const recordings = readRecordings();
const nameOf = ({ file }: Pick<Recording, 'file'>) => file.replace('.json', '');

describe('the lists of wire truth', () => {
  const names = recordings.map(nameOf);

  it('overrule recordings that exist, and no more than before', () => {
    expect(Object.keys(overruled).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(overruled)).toHaveLength(MAX_OVERRULED);
  });

  it('overrule what docs/wire.md says, by the same rules', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../../docs/wire.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `(\d{3}-[\w-]+)` +\| (.+?) +\|$/gm)].map(([, name, rule]) => [name, rule]);
    expect(rows).toEqual(Object.entries(overruled).map(([name, { rule }]) => [name, rule]));
  });

  it('word and prepare recordings that exist', () => {
    expect(worded.filter((name) => !names.includes(name))).toEqual([]);
    const numbers = names.map((name) => name.slice(0, 3));
    expect(Object.keys(before).filter((number) => !numbers.includes(number))).toEqual([]);
  });
});

describeEngines(
  'wire truth',
  (shop) => {
    const met: Met = new Set();
    let scenario: Scenario | null = null;
    let last: Reply = { status: 0, headers: {} };

    it.each(recordings)('$file', async (recording) => {
      scenario ??= await Scenario.begin(shop());
      await before[recording.file.slice(0, 3)]?.(scenario, last);
      last = await scenario.send(recording);
      const overruling = overruled[nameOf(recording)];
      if (overruling) return expectOverruled(recording, last, scenario.memory, overruling.instead, met);
      expect(judge(recording, last, scenario.memory, met).map(show)).toEqual([]);
    });

    it('has met every convention and every extension', () => {
      const known = [...conventions.map(({ rule }) => rule), ...recordedExtensions];
      expect(known.filter((rule) => !met.has(rule))).toEqual([]);
    });
  },
  {
    SHOP_PROJECT_KEY: RECORDED_KEY,
    SHOP_PUBLIC_ORIGIN: OUR_ORIGIN,
    SHOP_ORIGINS: 'http://127.0.0.1:8101',
    SHOP_DATA: data,
  },
);
