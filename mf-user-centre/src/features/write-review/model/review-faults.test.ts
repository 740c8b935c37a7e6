import { expect, it } from 'vitest';
import { lineFaults } from './review-faults.ts';

const line = { score: 5, text: '很好', pictures: [] };

it.each([
  [line, null, {}],
  [{ ...line, score: null }, null, { score: 'missing' }],
  [{ ...line, text: ' \n ' }, null, { text: 'missing' }],
  [line, 'sending', { pictures: 'sending' }],
  [{ ...line, score: null, text: '' }, 'failed', { score: 'missing', text: 'missing', pictures: 'failed' }],
] as const)('%j with pictures %j', (draft, pictures, faults) => {
  expect(lineFaults(draft, pictures)).toEqual(faults);
});
