import { ApiError, type ApiErrorCode } from '@jishi/api';
import { expect, it, vi } from 'vitest';
import { askForDraw, NoResponse } from './ask-for-draw.ts';

const failed = (code: ApiErrorCode) => new ApiError({ code, message: code });
const answers = (...told: (ApiErrorCode | number)[]) => {
  const left = [...told];
  return vi.fn(async () => {
    const next = left.shift() ?? 'aborted';
    if (typeof next === 'number') return next;
    throw failed(next);
  });
};

it.each([
  [[4], 4, 1],
  [['network', 4], 4, 2],
  [['unavailable', 'rate-limited', 4], 4, 3],
] as const)('%j comes to %d after %d questions', async (told, draw, asked) => {
  const ask = answers(...told);
  expect(await askForDraw(ask, [0, 0])).toBe(draw);
  expect(ask).toHaveBeenCalledTimes(asked);
});

it.each([
  [['conflict'], 1],
  [['network', 'conflict'], 2],
] as const)('%j is refused: nothing was taken', async (told, asked) => {
  const ask = answers(...told);
  await expect(askForDraw(ask, [0, 0])).rejects.toMatchObject({ code: 'conflict' });
  expect(ask).toHaveBeenCalledTimes(asked);
});

it('says that it is not known after the last question', async () => {
  const ask = answers('network', 'unexpected', 'timeout');
  await expect(askForDraw(ask, [0, 0])).rejects.toBeInstanceOf(NoResponse);
  expect(ask).toHaveBeenCalledTimes(3);
});
