import { refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { ContactService } from './contact-service.tsx';

const CONTACT = 'GET serviceConfig';
const none = { url: null, img: null, id: null };
const server = shopServer({ [CONTACT]: { ...none, img: '/media/service.webp' } });

it.each([
  ['zh', '联系客服'],
  ['en', 'Contact service'],
] as const)('turns to customer service in %s', async (lang, name) => {
  const { user, shop } = draw(<ContactService />, { lang });
  const heard = vi.fn();
  shop.bus.listen('service:asked', heard);
  await user.click(await screen.findByRole('button', { name }));
  expect(heard).toHaveBeenCalledOnce();
});

it.each([
  ['has none', none, true],
  ['leads to a page the release does not have', { ...none, url: '/help' }, false],
  ['cannot be asked', refuse('', 0, 503, 'unavailable'), true],
])('is not there where the shop %s', async (_, answer, leads) => {
  server.serve({ [CONTACT]: answer });
  const { container } = draw(<ContactService />, { leads: () => leads });
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
