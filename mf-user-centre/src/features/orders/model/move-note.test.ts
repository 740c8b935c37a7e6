import type { AddressChoice, AddressOffer } from '@jishi/api/orders';
import { expect, it } from 'vitest';
import { moveNote } from './move-note.ts';

it.each<[Partial<AddressChoice>, AddressOffer['paidBy'], string]>([
  [{ isCurrent: true }, null, 'move.current'],
  [{ isAllowed: false, difference: 800 }, 'balance', 'move.too-dear'],
  [{}, 'balance', 'move.same'],
  [{}, null, 'move.same'],
  [{ difference: 800 }, null, 'move.more'],
  [{ difference: -600 }, null, 'move.less'],
  [{ difference: -600 }, 'balance', 'move.back-balance'],
  [{ difference: -600 }, 'online', 'move.back-online'],
])('%j of an order paid by %s: %s', (choice, paidBy, note) => {
  const plain = { isCurrent: false, isAllowed: true, difference: 0 };
  expect(moveNote({ ...plain, ...choice } as AddressChoice, paidBy)).toBe(note);
});
