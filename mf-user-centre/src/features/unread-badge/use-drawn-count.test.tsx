import { act } from '@jishi/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useDrawnCount } from './use-drawn-count.ts';

function Badge({ count }: { count: number }) {
  return <b>{useDrawnCount(count)}</b>;
}

const badge = (queries: QueryClient, count: number) => (
  <QueryClientProvider client={queries}>
    <Badge count={count} />
  </QueryClientProvider>
);
const onServer = (count: number) => renderToString(badge(new QueryClient(), count));

/** Takes over what the server drew; answers what React had to repair. */
async function takeOver(html: string, queries: QueryClient, count: number) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(place, badge(queries, count), { onRecoverableError: (fault) => faults.push(fault) });
  });
  return { text: place.textContent, faults };
}

it('is the number of now where the server drew another one, without a fault', async () => {
  const html = onServer(3);
  const queries = new QueryClient();
  expect(await takeOver(html, queries, 3)).toEqual({ text: '3', faults: [] });
  // A message came; then the window was turned, and the other badge is seen.
  expect(await takeOver(html, queries, 4)).toEqual({ text: '4', faults: [] });
});

it('is nobody else’s number on the server', () => {
  expect([onServer(3), onServer(5)]).toEqual(['<b>3</b>', '<b>5</b>']);
});
