import { refuse, renderInShop, screen, shopServer, waitFor, within } from '@jishi/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberSearch } from '../../hooks/use-search-history.ts';
import zh from '../../messages/zh.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

const server = shopServer({
  'GET good/suggest': [
    { text: '苹果汁', count: 12000 },
    { text: '苹果梨桃', count: null },
  ],
  'GET good/words': { popular: ['樱桃', '耳机'], near: [] },
});
beforeEach(() => localStorage.clear());

/** With a box as the frame has one. */
const draw = (keyword: string) =>
  renderInShop(
    <>
      <input id="box" role="combobox" aria-expanded="false" aria-controls="none" defaultValue={keyword} />
      <SearchSuggestions keyword={keyword} boxId="box" />
    </>,
    { texts: { mf_catalog: zh } },
  );
const box = () => screen.getByRole('combobox');
const current = () => screen.queryByRole('option', { selected: true });
const address = ({ router }: ReturnType<typeof draw>) =>
  router.state.location.pathname + decodeURIComponent(router.state.location.search);

describe('completions', () => {
  it('are links to results', async () => {
    draw(' 苹果 ');
    expect(await screen.findByRole('option', { name: /苹果汁/ })).toHaveAttribute(
      'href',
      `/product/list?title=${encodeURIComponent('苹果汁')}`,
    );
    expect(screen.getByText('约 1.2万 件')).toBeInTheDocument();
    expect(server.asked[0]?.query.get('title')).toBe('苹果');
  });

  it('are walked through by the keys of the box', async () => {
    const view = draw('苹果');
    const options = await screen.findAllByRole('option');
    const list = screen.getByRole('listbox', { name: '搜索建议' });
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', list.id);
    await view.user.click(box());
    await view.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(current()).toHaveTextContent('苹果梨桃');
    expect(box()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    expect(box()).toHaveFocus();
    await view.user.keyboard('{ArrowDown}');
    expect(current()).toBeNull();
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    await view.user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(address(view)).toBe('/product/list?title=苹果梨桃'));
  });

  it('lead to categories, brands, goods and help as well', async () => {
    const rows = [
      { text: '苹果汁', count: 3, kind: 'word', id: null },
      { text: '苹果梨桃', count: 1, kind: 'category', id: 5 },
      { text: '苹果园', count: 1, kind: 'brand', id: 6 },
      { text: '洛川红苹果', count: 1, kind: 'product', id: 1009 },
      { text: '苹果坏了怎么办', count: 1, kind: 'article', id: 8 },
    ];
    server.serve({ 'GET good/suggest': rows });
    draw('苹果');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => decodeURIComponent(option.getAttribute('href') ?? ''))).toEqual([
      '/product/list?title=苹果汁',
      '/product/list/5?name=苹果梨桃',
      '/product/list?brand=6',
      '/product/detail/1009',
      '/article/detail/8',
    ]);
    expect(options.map((option) => option.textContent)).toEqual([
      '苹果汁约 3 件',
      '苹果梨桃分类',
      '苹果园品牌',
      '洛川红苹果商品',
      '苹果坏了怎么办帮助',
    ]);
  });

  it('are simply not there when the server knows none', async () => {
    server.serve({ 'GET good/suggest': () => refuse('没有', 50000, 404, 'not-found') });
    draw('苹果');
    await waitFor(() => expect(server.asked).toHaveLength(1));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('words for an empty box', () => {
  it('are those of before, then popular ones, without repetition', async () => {
    for (const word of ['茶', '樱桃']) rememberSearch(word);
    draw('');
    expect(await screen.findByRole('option', { name: '耳机' })).toBeInTheDocument();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['樱桃', '茶', '耳机']);
    expect(within(screen.getByRole('group', { name: '最近搜索' })).getAllByRole('option')).toHaveLength(2);
    expect(server.asked.map(({ path }) => path)).toEqual(['good/words']);
  });

  it('that come later leave the keys where they are', async () => {
    for (const word of ['茶', '米']) rememberSearch(word);
    const popular = Promise.withResolvers<unknown>();
    server.serve({ 'GET good/words': () => popular.promise });
    const { user } = draw('');
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(current()).toHaveTextContent('茶');
    popular.resolve({ popular: ['樱桃'], near: [] });
    await screen.findByRole('option', { name: '樱桃' });
    expect(current()).toHaveTextContent('茶');
  });

  it('are taken away one by one, by button or by keys, or all', async () => {
    for (const word of ['糖', '茶', '米']) rememberSearch(word);
    const { user } = draw('');
    await user.click(await screen.findByRole('button', { name: '移除 茶' }));
    await user.click(box());
    await user.keyboard('{ArrowDown}{Shift>}{Delete}{/Shift}');
    expect(screen.queryByRole('option', { name: '米' })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: '糖' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(screen.queryByRole('group', { name: '最近搜索' })).not.toBeInTheDocument();
    expect(localStorage.getItem('jishi_SearchHistory')).toBeNull();
  });
});
