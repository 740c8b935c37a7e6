import { screen, shopServer, wirePage } from '@jishi/testing';
import { aWireBanner } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { drawForVisitor } from '../../testing/draw.tsx';
import { Showcase } from './showcase.tsx';

const pictures = ['/media/objects/a.webp'];
const server = shopServer({});
const serve = (url: string) =>
  server.serve({ 'GET banner': wirePage([aWireBanner({ id: 7, name: '秒杀', url, pictures })]) });

it.each([
  ['/en/seckill/list', '/seckill/list'],
  ['http://shop.test/seckill/list', '/seckill/list'],
  ['https://other.example/', 'https://other.example/'],
])('a banner beside the form that says %s leads to %s', async (url, href) => {
  serve(url);
  drawForVisitor(<Showcase />, { leads: (path) => path === '/seckill/list' });
  expect(await screen.findByRole('link', { name: '秒杀' })).toHaveAttribute('href', href);
});

it.each(['/lottery', '/en/lottery', 'http://shop.test/lottery'])('one that says %s leads nowhere', async (url) => {
  serve(url);
  const { container } = drawForVisitor(<Showcase />, { leads: (path) => path !== '/lottery' });
  await expect.poll(() => container.querySelector('img')).not.toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
