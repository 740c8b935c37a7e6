import { expect, it } from 'vitest';
import { stillWrong } from './still-wrong.ts';

type Faults = { name?: string | null; phone?: string | null };

it.each<[string, Faults, Faults, Faults]>([
  ['what became right goes', { name: 'missing', phone: 'missing' }, { phone: 'missing' }, { phone: 'missing' }],
  ['so does what has no fault now', { name: 'missing' }, { name: null }, {}],
  ['what is wrong in another way says so', { phone: 'missing' }, { phone: 'format' }, { phone: 'format' }],
  ['nothing is added', { phone: 'missing' }, { name: 'missing', phone: 'missing' }, { phone: 'missing' }],
  ['not even where it was told to be right', { name: null }, { name: 'missing' }, {}],
  ['nothing was wrong', {}, { name: 'missing' }, {}],
])('%s', (_, told, found, left) => expect(stillWrong(told, found)).toEqual(left));
