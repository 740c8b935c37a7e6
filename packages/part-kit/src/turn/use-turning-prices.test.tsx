import { runningSalesQuery } from '@jishi/api/flash-sales/queries';
import { useApi } from '@jishi/contracts';
import { renderInShop, screen, shopServer, wirePage } from '@jishi/testing';
import { aWireSale } from '@jishi/testing/builders';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useTurningPrices } from './use-turning-prices.ts';

const sale = { id: 3, time: '2026-11-20 22:00:00', end_time: '2026-11-21 00:00:00' };
const server = shopServer({ 'GET seckill': wirePage([aWireSale({ ...sale, state: 0, price: [30] })]) });

/** A place of the page that shows the price of a sale. */
function Place({ name, more }: { name: string; more?: () => void }) {
  const { data } = useSuspenseQuery({ ...runningSalesQuery(useApi(), 5), staleTime: Number.POSITIVE_INFINITY });
  useTurningPrices(
    data.items.map((flashSale) => ({ flashSale })),
    more,
  );
  return <p>{`${name} ${data.items.map(({ price }) => price.min).join(' ')}`}</p>;
}

/** A card, and a tile that comes later. */
function Shelf({ tile }: { tile: ReactNode }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Place name="card" />
      {isOpen ? tile : <button type="button" onClick={() => open(true)} />}
    </>
  );
}

it('asks once for all places of a tab when a sale of theirs begins', async () => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(0);
  // The sale begins only when the first prices stand there, however long that takes.
  let clock = () => Date.parse('2026-11-20T21:59:59.700+08:00');
  const more = vi.fn();
  renderInShop(
    <>
      <Place name="card" more={more} />
      <Place name="tile" />
    </>,
    { now: () => clock() },
  );
  await screen.findByText('card 3000');
  expect(more).not.toHaveBeenCalled();
  server.serve({ 'GET seckill': wirePage([aWireSale({ ...sale, state: 1, price: [20] })]) });
  clock = () => Date.parse('2026-11-20T22:00:00+08:00');
  expect(await screen.findByText('card 2000')).toBeInTheDocument();
  expect(screen.getByText('tile 2000')).toBeInTheDocument();
  expect(more).toHaveBeenCalledTimes(1);
  expect(server.asked.filter(({ path }) => path === 'seckill')).toHaveLength(2);
});

it('joins who asked for the same turn just now, also when the answer is there', async () => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(0);
  const more = vi.fn();
  // The server is behind: its answers name the turn that has passed.
  const now = () => Date.parse('2026-11-20T22:00:00+08:00');
  const { user } = renderInShop(<Shelf tile={<Place name="tile" more={more} />} />, { now });
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  await screen.findByText('card 3000');
  await user.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(more).toHaveBeenCalledTimes(1));
  expect(server.asked).toHaveLength(2);
});
