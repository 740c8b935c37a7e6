import { expect, it } from 'vitest';
import { changed, isNarrowed, ledgerPath, readLedgerAddress, wholeLedger } from './ledger-address.ts';

const read = (query: string) => readLedgerAddress(new URLSearchParams(query));
const usual = read('');

it('is the last month, newest first, unless said otherwise', () => {
  expect(usual).toEqual({
    ...{ direction: 'all', method: 'all', keyword: '', range: 'month', own: null, sort: 'newest', asTable: false },
    ...{ page: 1, pageSize: 10 },
  });
  expect(ledgerPath('/wallet', usual)).toBe('/wallet');
});

it.each([
  '',
  'type=income',
  'type=spending&way=online',
  'way=balance&keyword=%E9%80%80%E6%AC%BE',
  'range=week&sort=oldest',
  'range=all&view=table',
  'from=2026-10-01&until=2026-10-31&sort=largest',
  'type=income&range=quarter&page=3&size=50',
])('%j is read and written alike', (query) => {
  expect(ledgerPath('/wallet', read(query))).toBe(query ? `/wallet?${query}` : '/wallet');
});

it.each([
  'type=both',
  'way=cash',
  'range=ever',
  'range=own',
  'sort=-money',
  'view=cards',
  'page=0&size=9999',
  'from=2026-10-01',
  'from=2026-02-30&until=2026-03-01',
  'from=2026-10-02&until=2026-10-01',
  'keyword=%20%20',
])('%j says nothing', (query) => expect(read(query)).toEqual(usual));

it('cuts a word nobody typed', () => expect(read(`keyword=${'x'.repeat(80)}`).keyword).toHaveLength(60));

it('goes to the first page with another choice, and leaves days of its own behind', () => {
  const address = read('from=2026-10-01&until=2026-10-31&page=4&keyword=x');
  expect(ledgerPath('/w', changed(address, { sort: 'oldest' }))).toBe(
    '/w?keyword=x&from=2026-10-01&until=2026-10-31&sort=oldest',
  );
  expect(ledgerPath('/w', changed(address, { range: 'week' }))).toBe('/w?keyword=x&range=week');
  expect(ledgerPath('/w', changed(address, { range: 'month' }))).toBe('/w?keyword=x');
});

it.each([
  ['', false],
  ['range=all', false],
  ['range=week&sort=oldest&page=2', false],
  ['type=income', true],
  ['way=online', true],
  ['keyword=x', true],
])('%j is narrowed: %j', (query, answer) => expect(isNarrowed(read(query))).toBe(answer));

it('is whole without any limit', () => expect(ledgerPath('/w', wholeLedger)).toBe('/w?range=all'));
