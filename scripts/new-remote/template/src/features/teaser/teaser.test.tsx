import { renderInShop, screen } from '@jishi/testing';
import { expect, test, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { Teaser } from './teaser.tsx';

test('waving is counted, and told to whoever listens', async () => {
  const { user, shop } = renderInShop(<Teaser name="小满" />, { texts: { __mf__: zh } });
  const heard = vi.fn();
  shop.bus.listen('__event__:waved', heard);
  expect(screen.getByText('你好，小满！')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: '挥挥手' }));
  await user.click(screen.getByRole('button', { name: '挥挥手' }));
  expect(screen.getByRole('status')).toHaveTextContent('挥了 2 次手');
  expect(heard.mock.calls).toEqual([[{ times: 1 }], [{ times: 2 }]]);
});

test('speaks English', async () => {
  const { user } = renderInShop(<Teaser name="Li" />, { lang: 'en', texts: { __mf__: en } });
  expect(screen.getByText('Hello, Li!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Wave back' }));
  expect(screen.getByRole('status')).toHaveTextContent('Waved 1 time');
});
