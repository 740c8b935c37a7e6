import { runningSalesQuery } from '@jishi/api/flash-sales/queries';
import { useApi } from '@jishi/contracts';
import { renderInShop, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { aWireSale } from '@jishi/testing/builders';
import { useSuspenseQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { useLiveSales } from './use-live-sales.ts';

const server = shopServer({ 'GET seckill': wirePage([aWireSale({ id: 3, left: 9 }), aWireSale({ id: 4, left: 9 })]) });

const event = (id: number, left: number) =>
  `event: sale\ndata: ${JSON.stringify({
    id,
    good_id: 1000 + id,
    state: 1,
    progress: 90,
    left,
    time: '2026-11-20 22:00:00',
    end_time: '2026-11-21 00:00:00',
    seckill_sku: [],
    server_time: '2026-11-20 23:00:01',
  })}\n\n`;

function Place({ name }: { name: string }) {
  const { data } = useSuspenseQuery(runningSalesQuery(useApi(), 5));
  useLiveSales(data.items.map(({ id }) => id));
  return <p>{`${name} ${data.items.map(({ left }) => left).join(' ')}`}</p>;
}

it('two places show what one stream tells', async () => {
  server.serve({
    'GET seckill/events': () =>
      new Response(event(3, 1) + event(4, 0), { headers: { 'content-type': 'text/event-stream' } }),
  });
  renderInShop(
    <>
      <Place name="here" />
      <Place name="there" />
    </>,
  );
  expect(await screen.findByText('here 1 0')).toBeInTheDocument();
  expect(screen.getByText('there 1 0')).toBeInTheDocument();
  const asked = () => server.asked.filter(({ path }) => path === 'seckill/events');
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]?.query.get('ids')).toBe('3,4');
});

function Empty() {
  useLiveSales([]);
  return <p>nothing</p>;
}

it('a place without sales follows nothing', async () => {
  renderInShop(<Empty />);
  await screen.findByText('nothing');
  expect(server.asked).toEqual([]);
});
