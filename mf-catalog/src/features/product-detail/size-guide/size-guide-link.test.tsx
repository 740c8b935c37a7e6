import { renderInShop, screen, within } from '@jishi/testing';
import { expect, it, vi } from 'vitest';
import { SizeGuideLink } from './size-guide-link.tsx';

const open = async (values: readonly string[], lang: 'zh' | 'en' = 'zh') => {
  const onChoose = vi.fn();
  const { user } = renderInShop(<SizeGuideLink values={values} onChoose={onChoose} />, {
    lang,
  });
  await user.click(screen.getByRole('button', { name: lang === 'zh' ? '尺码指南' : 'Size guide' }));
  return { user, onChoose, dialog: within(await screen.findByRole('dialog')) };
};

it('stands only beside sizes', () => {
  renderInShop(<SizeGuideLink values={['石榴红', '晴蓝']} onChoose={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says which shoe fits a foot, marks its row, and takes it', async () => {
  const { user, onChoose, dialog } = await open(['36', '38', '40']);
  expect(dialog.queryByRole('group', { name: '谁穿' })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: '脚长（厘米）' }), '23.9');
  expect(dialog.getByRole('status')).toHaveTextContent('适合你的是 38');
  expect(dialog.getByRole('row', { name: /^38/ })).toHaveAttribute('aria-current', 'true');
  await user.click(dialog.getByRole('button', { name: '选 38' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('38');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for whom clothes are', async () => {
  const { user, dialog } = await open(['S', 'M', 'L', 'XL'], 'en');
  await user.type(dialog.getByRole('textbox', { name: 'Chest in cm' }), '88');
  expect(dialog.getByRole('status')).toHaveTextContent('L fits you');
  await user.click(dialog.getByRole('radio', { name: 'Men' }));
  expect(dialog.getByRole('status')).toHaveTextContent('M fits you');
  expect(
    within(dialog.getByRole('row', { name: /^M/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['170', '88']);
});

it('tells a measure that is nobody’s, and that all are too small', async () => {
  const { user, dialog } = await open(['36', '38']);
  const field = dialog.getByRole('textbox', { name: '脚长（厘米）' });
  await user.type(field, '245');
  expect(field).toBeInvalid();
  expect(dialog.getByText('请填 18 到 32 之间的厘米数')).toBeVisible();
  await user.clear(field);
  await user.type(field, '27');
  expect(field).toBeValid();
  expect(dialog.getByRole('status')).toHaveTextContent('这里最大的也偏小。');
});
