import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { watchDrawing } from './endless-drawing.ts';

/** As a drawing block does, a few at a time. */
const draw = (queries: QueryClient, times: number) => {
  for (let time = 0; time < times; time += 1) queries.setQueryData(['products'], time);
};
const watched = () => {
  const queries = new QueryClient();
  watchDrawing(queries);
  return queries;
};

it('ends drawing that lets nothing else happen', () => {
  const queries = watched();
  expect(() => draw(queries, 10_000)).toThrow('without end');
});

it('lets a page draw as often as it likes with rests between', async () => {
  const queries = watched();
  for (let round = 0; round < 10; round += 1) {
    draw(queries, 1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(queries.getQueryData(['products'])).toBe(999);
});
