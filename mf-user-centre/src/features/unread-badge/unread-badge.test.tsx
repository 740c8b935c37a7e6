import { noticeKeys } from '@jishi/api/notices/queries';
import { orderKeys } from '@jishi/api/orders/queries';
import { act, refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it, vi } from 'vitest';
import { draw, drawForVisitor } from '../../testing/draw.tsx';
import { UnreadBadge } from './unread-badge.tsx';

const UNREAD = 'GET notification/unread';
const server = shopServer({ [UNREAD]: 3, 'GET notification/unread/events': () => new Response(null, { status: 404 }) });

it('says how many messages are unread', async () => {
  draw(<UnreadBadge />);
  expect(await screen.findByText('3 条未读')).toBeInTheDocument();
});

it('speaks English, one and many', async () => {
  server.serve({ [UNREAD]: 1 });
  draw(<UnreadBadge />, { lang: 'en' });
  expect(await screen.findByText('1 unread message')).toBeInTheDocument();
});

it('follows the number while somebody looks', async () => {
  server.serve({
    'GET notification/unread/events': () =>
      new Response('event: unread\ndata: {"unread":7}\n\n', { headers: { 'content-type': 'text/event-stream' } }),
  });
  draw(<UnreadBadge />);
  expect(await screen.findByText('7 条未读')).toBeInTheDocument();
});

const event = (unread: number, newest?: { id: string; created_at: string }): string =>
  `event: unread\ndata: ${JSON.stringify({ unread, newest, server_time: '2026-11-20 10:00:00' })}\n\n`;
const justNow = (id: string) => ({ id, created_at: '2026-11-20 10:00:00' });
const long = (id: string) => ({ id, created_at: '2026-11-19 10:00:00' });

it.each([
  ['one more', [event(4)], ['lists', 'orders']],
  ['one fewer', [event(2)], ['lists']],
  ['as many', [event(3)], []],
  ['a newest that came after the page was drawn', [event(3, justNow('a'))], ['lists', 'orders']],
  ['a newest of yesterday', [event(3, long('a'))], []],
  ['another newest while one was read', [event(3, long('a')), event(3, long('b'))], ['lists', 'orders']],
])('%s: what is shown is old then: %#', async (_, events, old) => {
  const stream = Promise.withResolvers<Response>();
  server.serve({ 'GET notification/unread/events': () => stream.promise });
  const { queries } = draw(<UnreadBadge />);
  await screen.findByText('3 条未读');
  const keys = { lists: noticeKeys.list({}), orders: orderKeys.one('7') };
  for (const key of Object.values(keys)) queries.setQueryData(key, {});
  const kept = vi.spyOn(queries, 'setQueryData');
  stream.resolve(new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } }));
  await waitFor(() => expect(kept).toHaveBeenCalledTimes(events.length));
  const invalidated = Object.entries(keys).filter(([, key]) => queries.getQueryState(key)?.isInvalidated);
  expect(invalidated.map(([name]) => name)).toEqual(old);
});

it('follows nothing in a hidden tab', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  draw(<UnreadBadge />);
  await screen.findByText('3 条未读');
  expect(server.asked.map(({ path }) => path)).not.toContain('notification/unread/events');
  vi.restoreAllMocks();
});

it('counts anew when a message was read', async () => {
  const { shop } = draw(<UnreadBadge />);
  await screen.findByText('3 条未读');
  server.serve({ [UNREAD]: 2 });
  act(() => shop.bus.emit('notice:read', {}));
  expect(await screen.findByText('2 条未读')).toBeInTheDocument();
});

it.each([
  ['nothing is unread', 0],
  ['it cannot be told', refuse('', 0, 503, 'unavailable')],
])('shows nothing when %s', async (_, answer) => {
  server.serve({ [UNREAD]: answer });
  const { container } = draw(<UnreadBadge />);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await waitFor(() => expect(container).toHaveTextContent(/^$/));
});

it('asks nothing for visitors', () => {
  drawForVisitor(<UnreadBadge />);
  expect(server.asked).toEqual([]);
});
