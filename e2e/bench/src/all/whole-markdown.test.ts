import { expect, test } from 'vitest';
import { exitCodeOf, withKept } from './finish.ts';
import { aBench, aFigure, aReport } from './fixtures.ts';
import { wholeMarkdown } from './whole-markdown.ts';

const before = aReport({
  pages: aBench([
    aFigure(1000, { name: 'home', deviation: 20 }),
    aFigure(26, { name: 'HTML', unit: 'KB', runs: 1, deviation: null }),
    aFigure(7, { name: 'old' }),
  ]),
  live: aBench([aFigure(1)]),
});
const now = aReport(
  {
    live: aBench([aFigure(1)], { began: '2026-11-25T01:00:00.000Z' }),
    pages: aBench(
      [
        aFigure(1500, { name: 'home', deviation: 20 }),
        aFigure(20, { name: 'HTML', unit: 'KB', runs: 1, deviation: null }),
        aFigure(3, { name: 'lost', unit: 'count' }),
      ],
      { load: { before: 4, after: 5 } },
    ),
  },
  {
    wanted: ['pages', 'live', 'api'],
    failures: [
      {
        bench: 'api',
        how: 'hung',
        began: '2026-11-26T02:00:00.000Z',
        seconds: 90,
        load: { before: 1, after: 2 },
        lastWords: 'waiting',
      },
    ],
  },
);

const lines = (text: string): string[] => text.split('\n').map((line) => line.replace(/ +/g, ' '));

test('the report tells what got worse, and every figure with its mark', () => {
  const told = lines(wholeMarkdown(now, { report: before, where: 'abc:all.json' }));
  for (const line of [
    '- Begun 2026-11-26 01:00; 1 of 3 benches measured.',
    '- Compared with abc:all.json, begun 2026-11-26 01:00.',
    '- **1 worse**, 1 better, 0 within the noise, 1 new, 1 gone, 0 not judged because another processor measured them.',
    'api hung after 1.5 min, load average 1 before, 2 after:',
    '| pages: home | 1000 ms ± 20 | 1500 ms ± 20 | 1.50 | **worse** |',
    '| home | 1000 ms ± 20 | 1500 ms ± 20 | 1.50 | **worse** |',
    '| HTML | 26.0 KB | 20.0 KB | 0.77 | better |',
    '| lost | | 3 | | new |',
    '| old | 7.00 ms | | | gone |',
    '- live: of 2026-11-25 01:00, revision abc1234',
  ]) {
    expect(told).toContain(line);
  }
  expect(told.join('\n')).toContain('load average 4 before (**beside other work**), 5 after');
});

test('without a base everything is new, and it says why', () => {
  const told = wholeMarkdown(now, { report: null, where: 'no report has been committed yet' });
  expect(told).toContain('Compared with nothing: no report has been committed yet.');
  expect(told).not.toContain('## Worse');
});

const of = (value: number, began = '2026-11-26T03:00:00.000Z') => ({ live: aBench([aFigure(value)], { began }) });
const last = aReport(of(100));

test.each([
  ['nothing got worse', aReport(of(100)), last, 0],
  ['something got worse', aReport(of(200)), last, 3],
  ['something got better', aReport(of(50)), last, 0],
  ['there is nothing to compare with', aReport(of(200)), null, 0],
  ['a bench was not measured', aReport(of(100), { wanted: ['live', 'api'] }), last, 1],
  ['a bench was not measured, and one got worse', aReport(of(200), { wanted: ['live', 'api'] }), last, 1],
  ['a bench is that of an earlier run', aReport(of(100, '2026-11-20')), last, 1],
])('the command says by its exit code that %s', (_, report, committed, code) => {
  const base = committed ? { report: committed, where: '' } : { report: null, where: '' };
  expect(exitCodeOf(report, base)).toBe(code);
});

test('a bench that was not measured stays in the report as it was', () => {
  const failed = aReport({ live: aBench([aFigure(7)]) }, { wanted: ['live', 'pages'] });
  const kept = withKept(failed, { report: before, where: '' });
  expect(kept.benches).toEqual({ live: failed.benches['live'], pages: before.benches['pages'] });
  expect(withKept(failed, { report: null, where: '' })).toEqual(failed);
});
