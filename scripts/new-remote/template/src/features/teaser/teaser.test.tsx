import { renderInShop, screen } from '@jishi/testing';
import { expect, test, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { Teaser } from './teaser.tsx';

test('tells whoever listens how often somebody waved', async () => {
  const { user, shop } = renderInShop(<Teaser name="小满" />, { texts: { __mf__: zh } });
  const heard = vi.fn();
  shop.bus.listen('__event__:waved', heard);
  expect(screen.getByText('你好，小满！')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '挥挥手' }));
  await user.click(screen.getByRole('button', { name: '挥挥手' }));
  expect(heard.mock.calls).toEqual([[{ times: 1 }], [{ times: 2 }]]);
});

test('speaks English', () => {
  renderInShop(<Teaser name="Li" />, { lang: 'en', texts: { __mf__: en } });
  expect(screen.getByText('Hello, Li!')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Wave back' })).toBeEnabled();
});
