import { describe, expect, it } from 'vitest';
import contract from './contract.ts';

describe('props of fragments', () => {
  it.each([
    [{ title: '猜你会喜欢', limit: 5 }, true],
    [{ title: '猜你会喜欢', categoryId: '12', limit: 5 }, true],
    [{ title: '猜你会喜欢', limit: 5, except: ['7'] }, true],
    [{ title: '猜你会喜欢', limit: 5, except: '7' }, false],
    [{ title: '搭着买', limit: 5, place: 'cart', productIds: ['7'], except: ['7'] }, true],
    [{ title: '搭着买', limit: 5, place: 'nowhere' }, false],
    [{ title: '猜你会喜欢', limit: 0 }, false],
    [{ title: '猜你会喜欢', limit: 21 }, false],
    [{ limit: 5 }, false],
  ])('strip %j: %s', (props, valid) => {
    expect(contract['product-strip'].props.safeParse(props).success).toBe(valid);
  });

  it.each([
    [{ keyword: '' }, true],
    [{ keyword: '', boxId: ':r1:' }, true],
    [{ keyword: 3 }, false],
  ])('suggestions %j: %s', (props, valid) => {
    expect(contract['search-suggestions'].props.safeParse(props).success).toBe(valid);
  });
});
