import { renderInShop, screen } from '@jishi/testing';
import { expect, it, vi } from 'vitest';
import { LoadFailure } from './load-failure.tsx';

it.each([
  ['zh', '没加载出来', '重试'],
  ['en', 'That did not load', 'Try again'],
] as const)('says in %s what happened, and offers another attempt', async (lang, title, label) => {
  const onRetry = vi.fn();
  const { user } = renderInShop(<LoadFailure onRetry={onRetry} />, { lang });
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByRole('alert').querySelector('p')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: label }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('takes words of its own, and none for the hint', () => {
  const { container } = renderInShop(
    <LoadFailure title="二维码没有来" text={null} headingLevel="h3" onRetry={() => {}} />,
  );
  expect(screen.getByRole('heading', { level: 3, name: '二维码没有来' })).toBeVisible();
  expect(container.querySelector('p')).toBeNull();
});

it('tries again by itself when the network is back, as long as it is shown', () => {
  const onRetry = vi.fn();
  const { unmount } = renderInShop(<LoadFailure onRetry={onRetry} />);
  dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
  dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
});
