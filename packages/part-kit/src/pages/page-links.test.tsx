import { renderInShop, screen } from '@jishi/testing';
import { expect, it, vi } from 'vitest';
import { PageLinks } from './page-links.tsx';

const pathOf = (page: number) => (page === 1 ? '/list' : `/list?page=${page}`);

it.each([
  ['zh', '分页', '上一页'],
  ['en', 'Pages', 'Previous page'],
] as const)('are links in the words of %s', (lang, label, previous) => {
  renderInShop(<PageLinks page={2} pageSize={10} total={25} pathOf={pathOf} />, { lang });
  expect(screen.getByRole('navigation', { name: label })).toBeVisible();
  expect(screen.getByRole('link', { name: previous })).toHaveAttribute('href', '/list');
});

it('leads to another page without a load', async () => {
  const { user, router } = renderInShop(<PageLinks page={1} pageSize={10} total={25} pathOf={pathOf} />);
  await user.click(screen.getByRole('link', { name: '下一页' }));
  expect(router.state.location.search).toBe('?page=2');
});

it('offers sizes where there is a choice', async () => {
  const onChoose = vi.fn();
  const sizes = { all: [10, 20], onChoose };
  const { user } = renderInShop(<PageLinks page={1} pageSize={10} total={25} pathOf={pathOf} sizes={sizes} />);
  await user.selectOptions(screen.getByRole('combobox'), '20');
  expect(onChoose).toHaveBeenCalledWith(20);
});
