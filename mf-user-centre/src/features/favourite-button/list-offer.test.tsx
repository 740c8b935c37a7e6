import { screen, shopServer, waitFor } from '@jishi/testing';
import { aWireFavouriteList } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { FavouriteButton } from './favourite-button.tsx';

const server = shopServer({ 'GET collect/7': 1 });
const offer = () => screen.findByRole('button', { name: '放进收藏夹' });

it('stands beside a favourite, and opens the lists', async () => {
  server.serve({ 'GET collectList': [aWireFavouriteList({ id: 3, name: '厨房' })] });
  const { user } = draw(<FavouriteButton productId="7" />);
  await user.click(await offer());
  expect(await screen.findByRole('checkbox', { name: '厨房 0 件' })).not.toBeChecked();
  expect(server.asked.at(-1)?.query.get('good_id')).toBe('7');
});

it('goes with the star, and comes with it', async () => {
  server.serve({ 'POST collect': 'ok', 'POST collect/destroy/7': 'ok' });
  const { user } = draw(<FavouriteButton productId="7" />);
  const gone = await offer();
  await user.click(screen.getByRole('button', { name: '收藏' }));
  await waitFor(() => expect(gone).not.toBeInTheDocument());
  await waitFor(() => expect(server.asked.at(-1)?.path).toBe('collect/destroy/7'));
  await user.click(screen.getByRole('button', { name: '收藏' }));
  expect(await offer()).toBeInTheDocument();
});
