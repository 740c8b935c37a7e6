import { act, refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it } from 'vitest';
import { draw, drawForVisitor } from '../../testing/draw.tsx';
import { UnreadBadge } from './unread-badge.tsx';

const UNREAD = 'GET notification/unread';
const server = shopServer({ [UNREAD]: 3 });

it('says how many messages are unread', async () => {
  draw(<UnreadBadge />);
  expect(await screen.findByText('3 条未读')).toBeInTheDocument();
});

it('speaks English, one and many', async () => {
  server.serve({ [UNREAD]: 1 });
  draw(<UnreadBadge />, { lang: 'en' });
  expect(await screen.findByText('1 unread message')).toBeInTheDocument();
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
