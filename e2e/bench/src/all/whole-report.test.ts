import { expect, test } from 'vitest';
import { aBench, aFigure, aReport } from './fixtures.ts';
import { parseWholeReport } from './whole-report.ts';

const report = aReport({ lottery: aBench([aFigure(5), aFigure(null, { name: 'never' })]) });

test('a report is read as it was written', () => {
  expect(parseWholeReport(JSON.stringify(report), 'a.json')).toEqual(report);
});

test.each([
  ['cut off', JSON.stringify(report).slice(0, 50), 'a.json is no JSON'],
  ['empty', '', 'a.json is no JSON'],
  ['something else', '[]', 'a.json is no report of all benches'],
  ['without a part', JSON.stringify({ ...report, benches: undefined }), 'benches'],
  ['with an unknown unit', JSON.stringify(report).replace('"ms"', '"acres"'), 'unit'],
  ['of a later format', JSON.stringify({ ...report, format: 2 }), 'a.json has format 2; this program reads 1'],
])('a report that is %s is refused', (_, text, message) => {
  expect(() => parseWholeReport(text, 'a.json')).toThrow(message);
});
