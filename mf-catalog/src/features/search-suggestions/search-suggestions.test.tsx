import { refuse, renderInShop, screen, shopServer, waitFor } from '@jishi/testing';
import { describe, expect, it } from 'vitest';
import zh from '../../messages/zh.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

const server = shopServer({
  'GET good/suggest': [
    { text: '苹果汁', count: 12000 },
    { text: '苹果梨桃', count: null },
  ],
});
const draw = (keyword: string) => renderInShop(<SearchSuggestions keyword={keyword} />, { texts: { mf_catalog: zh } });

describe('search suggestions', () => {
  it('are links to results', async () => {
    draw(' 苹果 ');
    expect(await screen.findByRole('link', { name: /苹果汁/ })).toHaveAttribute(
      'href',
      `/product/list?title=${encodeURIComponent('苹果汁')}`,
    );
    expect(screen.getByText('约 1.2万 件')).toBeInTheDocument();
    expect(server.asked[0]?.query.get('title')).toBe('苹果');
  });

  it('ask nothing without a word', () => {
    const { container } = draw('  ');
    expect(container).toBeEmptyDOMElement();
    expect(server.asked).toEqual([]);
  });

  it('are simply not there when there are none or the server knows none', async () => {
    server.serve({ 'GET good/suggest': () => refuse('没有', 50000, 404, 'not-found') });
    const { container } = draw('苹果');
    await waitFor(() => expect(server.asked).toHaveLength(1));
    expect(container).toBeEmptyDOMElement();
  });
});
