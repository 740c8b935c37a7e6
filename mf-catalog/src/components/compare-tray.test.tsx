import { renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireGoodCard } from '@jishi/testing/builders';
import { beforeEach, expect, it } from 'vitest';
import zh from '../messages/zh.ts';
import { COMPARED_KEY } from '../model/compared.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { CompareTray } from './compare-tray.tsx';

shopServer({
  'GET good': wirePage([aWireGoodCard({ id: 1, name: '双肩包' }), aWireGoodCard({ id: 2, name: '登机箱' })]),
});

const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(
    <main tabIndex={-1}>
      <CompareToggle productId="1" name="双肩包" />
      <CompareToggle productId="2" name="登机箱" />
      <CompareTray />
    </main>,
    { texts: { mf_catalog: zh }, ...options },
  );
const tray = () => within(screen.getByRole('region', { name: '待对比的商品' }));

beforeEach(() => localStorage.clear());

it('keeps what is put in, leads to the comparison, and goes when it is emptied', async () => {
  const { user } = draw();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  const bag = screen.getByRole('button', { name: '对比 双肩包' });
  await user.click(bag);
  await user.click(screen.getByRole('button', { name: '对比 登机箱' }));
  expect(bag).toHaveAttribute('aria-pressed', 'true');
  expect(tray().getByRole('link', { name: '对比 2 件' })).toHaveAttribute('href', '/compare?ids=1%2C2');
  expect(localStorage.getItem(COMPARED_KEY)).toBe('["1","2"]');
  await user.click(await tray().findByRole('button', { name: '移除 登机箱' }));
  expect(tray().getByRole('link', { name: '对比 1 件' })).toBeInTheDocument();
  await user.click(tray().getByRole('button', { name: '清空' }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(bag).toHaveAttribute('aria-pressed', 'false');
});

it('keeps the focus when what was pressed is gone', async () => {
  localStorage.setItem(COMPARED_KEY, '["1","2"]');
  const { user } = draw();
  const remove = (name: string) => tray().findByRole('button', { name: `移除 ${name}` });
  (await remove('双肩包')).focus();
  await user.keyboard('{Enter}');
  expect(await remove('登机箱')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '对比 双肩包' }));
  await user.click(tray().getByRole('button', { name: '清空' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('says when there is no room for one more', async () => {
  localStorage.setItem(COMPARED_KEY, '["11","12","13","14"]');
  const { user, messages } = draw();
  await user.click(screen.getByRole('button', { name: '对比 双肩包' }));
  expect(messages).toEqual([{ kind: 'warning', text: '最多放 4 件一起对比' }]);
  expect(localStorage.getItem(COMPARED_KEY)).toBe('["11","12","13","14"]');
});

it('leads nowhere without the page', () => {
  localStorage.setItem(COMPARED_KEY, '["1"]');
  draw({ has: () => false });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
