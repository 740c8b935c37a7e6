import { describe, expect, it } from 'vitest';
import {
  change,
  clearFilters,
  countFilters,
  nextPriceSort,
  toggleBrand,
  toggleColour,
  toggleService,
} from './changes.ts';
import { type ListAddress, readListAddress } from './list-address.ts';

const start = readListAddress(
  '7',
  new URLSearchParams('title=梨&page=4&size=30&brand=3&min=1&stock=1&colour=red'),
) as ListAddress;

describe('changes of a list', () => {
  it('begin at the first page', () => {
    expect(change(start, { sort: 'sales' })).toEqual({ ...start, sort: 'sales', page: 1 });
    expect(change(start, { page: 5 }).page).toBe(5);
  });

  it('take brands in and out', () => {
    expect(toggleBrand(start, '9').brandIds).toEqual(['3', '9']);
    expect(toggleBrand(start, '3').brandIds).toEqual([]);
  });

  it('take colours and services in and out', () => {
    expect(toggleColour(start, 'blue').colours).toEqual(['red', 'blue']);
    expect(toggleColour(start, 'red').colours).toEqual([]);
    expect(toggleService(start, 'points').services).toEqual(['points']);
  });

  it('clear filters but not the question', () => {
    const cleared = clearFilters(start);
    expect(cleared).toMatchObject({ categoryId: '7', keyword: '梨', pageSize: 30, page: 1 });
    expect(countFilters(cleared)).toBe(0);
  });

  it.each([
    ['', 0],
    ['brand=1,2', 2],
    ['min=1&max=2', 1],
    ['max=2&stock=1', 2],
    ['colour=red,blue&service=online', 3],
  ])('%s counts %d filters', (query, count) => {
    expect(countFilters(readListAddress(undefined, new URLSearchParams(query)) as ListAddress)).toBe(count);
  });

  it('turn the order by price', () => {
    expect(nextPriceSort('default')).toBe('price-ascending');
    expect(nextPriceSort('price-ascending')).toBe('price-descending');
    expect(nextPriceSort('price-descending')).toBe('price-ascending');
  });
});
