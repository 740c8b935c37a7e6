import { renderInShop, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { aWireGoodCard } from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import zh from '../../messages/zh.ts';
import { ProductStrip } from './product-strip.tsx';

const server = shopServer({ 'GET good': wirePage([aWireGoodCard({ id: 1, name: '樱桃' })]) });
const draw = (categoryId?: string) =>
  renderInShop(<ProductStrip title="猜你会喜欢" categoryId={categoryId} limit={5} />, { texts: { mf_catalog: zh } });

describe('product strip', () => {
  it('shows recommended products', async () => {
    draw();
    expect(await screen.findByRole('heading', { name: '猜你会喜欢' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '樱桃' })).toBeInTheDocument();
    expect(String(server.asked[0]?.query)).toBe('page=1&limit=5&is_recommend=1');
  });

  it('shows those of a category', async () => {
    draw('12');
    expect(await screen.findByRole('link', { name: /查看更多/ })).toHaveAttribute('href', '/product/list/12');
    expect(String(server.asked[0]?.query)).toBe('page=1&limit=5&category_id=12');
  });

  it('leaves out what is not wanted, and asks for as many more', async () => {
    server.serve({ 'GET good': wirePage([1, 2, 3].map((id) => aWireGoodCard({ id, name: `果子${id}` }))) });
    renderInShop(<ProductStrip title="凑一凑" limit={1} except={['1', '9']} />, { texts: { mf_catalog: zh } });
    expect(await screen.findByRole('link', { name: '果子2' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '果子1' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '果子3' })).not.toBeInTheDocument();
    expect(String(server.asked[0]?.query)).toBe('page=1&limit=3&is_recommend=1');
  });

  it('is not there without products', async () => {
    server.serve({ 'GET good': wirePage([]) });
    const { container } = draw();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
