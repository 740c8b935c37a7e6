import type { Address } from '@jishi/api/addresses';
import { expect, it } from 'vitest';
import { chosenAddress } from './chosen-address.ts';

const address = (id: string, isDefault = false): Address => ({
  id,
  name: '',
  phone: '',
  place: '',
  address: '',
  house: '',
  latitude: null,
  longitude: null,
  isDefault,
});

it.each([
  ['none', [], null, undefined],
  ['the default one', [address('1'), address('2', true)], null, '2'],
  ['the first without a default', [address('1'), address('2')], null, '1'],
  ['the chosen one', [address('1', true), address('2')], '2', '2'],
  ['a chosen one that was deleted', [address('1', true)], '2', '1'],
])('%s', (_, addresses, chosenId, id) => {
  expect(chosenAddress(addresses, chosenId)?.id).toBe(id);
});
