import { refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it } from 'vitest';
import { draw, drawForVisitor } from '../../testing/draw.tsx';
import { FavouriteButton } from './favourite-button.tsx';

const server = shopServer({ 'GET collect/7': 0 });
const star = () => screen.findByRole('button', { name: '收藏' });

it('asks visitors to sign in, and nothing of the server', async () => {
  const { user, messages } = drawForVisitor(<FavouriteButton productId="7" />);
  await user.click(await star());
  expect(messages).toEqual([{ kind: 'warning', text: 'sign-in-first' }]);
  expect(server.asked).toEqual([]);
});

it('shows a change at once, before the server answers', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  server.serve({ 'POST collect': () => promise });
  const { user } = draw(<FavouriteButton productId="7" />);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await user.click(await star());
  await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(server.asked.at(-1)).toMatchObject({ path: 'collect', body: { id: 7 } }));
  resolve('ok');
  expect(await star()).toHaveAttribute('aria-pressed', 'true');
});

it('offers to tell when it costs less, once it is a favourite', async () => {
  server.serve({ 'POST collect': 'ok', 'POST collect/alert': 'ok' });
  const { user, messages } = draw(<FavouriteButton productId="7" />);
  await user.click(await star());
  await waitFor(() => expect(messages).toMatchObject([{ text: '已收藏', action: { label: '降价时告诉我' } }]));
  messages[0]?.action?.run();
  await waitFor(() =>
    expect(server.asked.at(-1)).toMatchObject({ path: 'collect/alert', body: { id: 7, price: true } }),
  );
  await waitFor(() => expect(messages.at(-1)).toEqual({ kind: 'success', text: '降价时会发消息告诉你' }));
});

it('can be set before it is known: a late answer does not take it back', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  server.serve({ 'GET collect/7': () => promise, 'POST collect': 'ok' });
  const { user } = draw(<FavouriteButton productId="7" />);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await user.click(await star());
  await waitFor(() => expect(server.asked.at(-1)?.path).toBe('collect'));
  resolve(0);
  await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'));
});

it('is the same star when it is known: it may be under a finger', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  server.serve({ 'GET collect/7': () => promise });
  draw(<FavouriteButton productId="7" />);
  const before = await star();
  resolve(1);
  await waitFor(() => expect(before).toHaveAttribute('aria-pressed', 'true'));
  expect(before).toBeInTheDocument();
});

it('takes a favourite back', async () => {
  server.serve({ 'GET collect/7': 1, 'POST collect/destroy/7': 'ok' });
  const { user } = draw(<FavouriteButton productId="7" />);
  await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'));
  await user.click(await star());
  await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'false'));
  expect(server.asked.at(-1)?.path).toBe('collect/destroy/7');
});

it('rolls back what the server refuses, and says so', async () => {
  server.serve({ 'POST collect': refuse('该内容已不存在', 50000, 404, 'not-found') });
  const { user, messages } = draw(<FavouriteButton productId="7" />);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await user.click(await star());
  await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '该内容已不存在' }]));
  expect(await star()).toHaveAttribute('aria-pressed', 'false');
});

it('stays a star when it cannot be told whether the product is a favourite', async () => {
  server.serve({ 'GET collect/7': refuse('', 0, 503, 'unavailable'), 'POST collect': 'ok' });
  const { user, messages } = draw(<FavouriteButton productId="7" />);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await user.click(await star());
  await waitFor(() => expect(server.asked.at(-1)?.path).toBe('collect'));
  expect(messages.filter(({ kind }) => kind === 'error')).toEqual([]);
});

it('speaks English', async () => {
  drawForVisitor(<FavouriteButton productId="7" />, { lang: 'en' });
  expect(await screen.findByRole('button', { name: 'Favourite' })).toHaveAttribute('title', 'Add to favourites');
});
