import { screen, shopServer } from '@jishi/testing';
import { expect, it, vi } from 'vitest';
import { drawForVisitor } from '../../testing/draw.tsx';
import { load } from '../../testing/load.ts';
import { LegalScreen } from './legal-screen.tsx';
import terms from './terms-page.ts';

const article = {
  id: 30,
  name: 'Terms of use',
  describes: 'A short text',
  created_at: '2026-11-20 10:00:00',
  article_property: { details: '<p>One person, <b>one account</b>.</p>' },
};
const server = shopServer({ 'GET article/:name': article });

it('shows the text of the shop in the language of the page, ready to print', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = drawForVisitor(<LegalScreen document="terms" />, { lang: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeInTheDocument();
  expect(screen.getByText('one account')).toBeInTheDocument();
  expect(screen.getByText('Applies from 20 Nov 2026')).toBeInTheDocument();
  expect(server.asked[0]?.path).toBe('article/:name');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('shows no link to a page the release does not have', async () => {
  const details = '<p><a href="/cart">cart</a> <a href="/coupon/list">coupons</a></p>';
  server.serve({ 'GET article/:name': { ...article, article_property: { details } } });
  drawForVisitor(<LegalScreen document="terms" />, { lang: 'en', leads: (path) => path === '/cart' });
  expect(await screen.findByText('coupons')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/cart']);
});

it('says that the shop has not published it', async () => {
  server.serve({ 'GET article/:name': null });
  drawForVisitor(<LegalScreen document="privacy" />);
  expect(await screen.findByRole('heading', { level: 1, name: '隐私政策' })).toBeInTheDocument();
  expect(screen.getByText('商城还没有发布这份文件。')).toBeInTheDocument();
});

it('has the head of the text, and is for search engines only when there is one', async () => {
  expect(await load(terms, '', false)).toMatchObject({
    head: { title: 'Terms of use', description: 'A short text', noIndex: false },
  });
  server.serve({ 'GET article/:name': null });
  expect(await load(terms, '', false)).toMatchObject({ head: { title: '用户协议', noIndex: true } });
});
