import { refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it } from 'vitest';
import { draw, drawForVisitor } from '../../testing/draw.tsx';
import { FavouriteButton } from './favourite-button.tsx';

const told = (stock: boolean) => ({ price: false, stock });
const server = shopServer({ 'GET collect/7': 0, 'GET collect/alert/7': told(false) });
const wish = () => screen.findByRole('button', { name: '到货时告诉我' });
const soldOut = <FavouriteButton productId="7" isSoldOut />;

it('stands only beside what is sold out', async () => {
  draw(<FavouriteButton productId="7" />);
  await screen.findByRole('button', { name: '收藏' });
  expect(screen.queryByRole('button', { name: '到货时告诉我' })).toBeNull();
  await waitFor(() => expect(server.asked.map(({ path }) => path)).toEqual(['collect/7']));
});

it('asks visitors to sign in, and nothing of the server', async () => {
  const { user, messages } = drawForVisitor(soldOut);
  await user.click(await wish());
  expect(messages).toEqual([{ kind: 'warning', text: 'sign-in-first' }]);
  expect(server.asked).toEqual([]);
});

it('is set, says so, and the product is a favourite then', async () => {
  server.serve({ 'POST collect/alert': 'ok' });
  const { user, messages } = draw(soldOut);
  expect(await wish()).toHaveAttribute('aria-pressed', 'false');
  await user.click(await wish());
  await waitFor(async () => expect(await wish()).toHaveAttribute('aria-pressed', 'true'));
  expect(server.asked.at(-1)).toMatchObject({ path: 'collect/alert', body: { id: 7, stock: true } });
  await waitFor(() => expect(screen.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true'));
  expect(messages).toEqual([{ kind: 'success', text: '到货时会发消息告诉你' }]);
});

it('can be set before it is known: a late answer does not take it back', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof told>>();
  server.serve({ 'GET collect/alert/7': () => promise, 'POST collect/alert': 'ok' });
  const { user, messages } = draw(soldOut);
  await waitFor(() => expect(server.asked.map(({ path }) => path)).toContain('collect/alert/7'));
  await user.click(await wish());
  await waitFor(() => expect(messages).toHaveLength(1));
  resolve(told(false));
  await waitFor(async () => expect(await wish()).toHaveAttribute('aria-pressed', 'true'));
});

it('is taken back', async () => {
  server.serve({ 'GET collect/alert/7': told(true), 'POST collect/alert': 'ok' });
  const { user, messages } = draw(soldOut);
  await waitFor(async () => expect(await wish()).toHaveAttribute('aria-pressed', 'true'));
  await user.click(await wish());
  await waitFor(async () => expect(await wish()).toHaveAttribute('aria-pressed', 'false'));
  expect(server.asked.at(-1)).toMatchObject({ body: { id: 7, stock: false } });
  expect(messages).toEqual([{ kind: 'success', text: '已关闭提醒' }]);
});

it('tells a refusal and stays as it was', async () => {
  server.serve({ 'POST collect/alert': refuse('现在就有货，可以直接买', 50004, 401, 'conflict') });
  const { user, messages } = draw(soldOut);
  await user.click(await wish());
  await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '现在就有货，可以直接买' }]));
  expect(await wish()).toHaveAttribute('aria-pressed', 'false');
});

it('can be set where it is not known what was set before', async () => {
  server.serve({ 'GET collect/alert/7': refuse('', 0, 503, 'unavailable'), 'POST collect/alert': 'ok' });
  const { user, messages } = draw(soldOut);
  await user.click(await wish());
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '到货时会发消息告诉你' }]));
  expect(await wish()).toHaveAttribute('aria-pressed', 'true');
});

it('speaks English', async () => {
  draw(soldOut, { lang: 'en' });
  expect(await screen.findByRole('button', { name: 'Tell me when it is back' })).toBeInTheDocument();
});
