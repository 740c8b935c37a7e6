import { expect, it } from 'vitest';
import { askedRegion, readKeptRegion } from './kept-region.ts';

it.each([
  ['{"code":"330100","byCustomer":true}', { code: '330100', byCustomer: true }],
  ['{"code":"33","byCustomer":true}', null],
  ['{"code":"330100"}', null],
  ['330100', null],
  ['{', null],
  [null, null],
])('reads %s', (text, expected) => {
  expect(readKeptRegion(text)).toEqual(expected);
});

it.each([
  ['a visitor by what they chose', false, false, { region: '330100' }],
  ['a customer by what they chose', true, true, { region: '330100' }],
  ['a customer by their address before what they chose as a visitor', false, true, { last: '330100' }],
])('asks for %s', (_, byCustomer, isSignedIn, expected) => {
  expect(askedRegion({ code: '330100', byCustomer }, isSignedIn)).toEqual(expected);
});

it('asks for nothing before anything was chosen', () => {
  expect(askedRegion(null, true)).toEqual({});
});
