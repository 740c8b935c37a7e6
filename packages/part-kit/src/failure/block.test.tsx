import { act, renderInShop, screen } from '@jishi/testing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Block, type BlockProps } from './block.tsx';

type Waiting = { give: (text: string) => void; refuse: () => void };

/** A block with a neighbour, whose answers come when the test gives them. */
function draw(props: Partial<BlockProps> = {}) {
  const waiting: Waiting[] = [];
  const ask = () =>
    new Promise<string>((give, reject) => {
      waiting.push({ give, refuse: () => reject(new Error('refused')) });
    });
  function Loaded({ name }: { name: string }) {
    const { data } = useSuspenseQuery({ queryKey: ['block', name], queryFn: ask, retry: false });
    return <p>{data}</p>;
  }
  function Page() {
    const [name, setName] = useState('one');
    return (
      <>
        <button type="button" onClick={() => setName('two')}>
          next
        </button>
        <Block fallback={<p>waiting</p>} resetKey={name} {...props}>
          <Loaded name={name} />
        </Block>
      </>
    );
  }
  const drawn = renderInShop(<Page />);
  const settle = async (index: number, answer: keyof Waiting) =>
    act(async () => waiting[index]?.[answer](`answer ${index}`));
  return { ...drawn, waiting, settle, retry: () => screen.findByRole('button', { name: '重试' }) };
}

describe('a block', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React tells of every caught error
  });

  it('shows its fallback, marked as one, until the answer is there', async () => {
    const { settle } = draw();
    expect(screen.getByText('waiting').parentElement).toHaveAttribute('data-fallback');
    await settle(0, 'give');
    expect(await screen.findByText('answer 0')).toBeVisible();
    expect(screen.queryByText('waiting')).not.toBeInTheDocument();
  });

  it('fails alone, and asks again before it is drawn again', async () => {
    const { user, waiting, settle, retry } = draw();
    await settle(0, 'refuse');
    expect(await screen.findByRole('alert')).toHaveTextContent('没加载出来');
    expect(screen.getByRole('button', { name: 'next' })).toBeVisible();
    await user.click(await retry());
    expect(screen.getByText('waiting')).toBeVisible();
    await settle(1, 'give');
    expect(await screen.findByText('answer 1')).toBeVisible();
    expect(waiting).toHaveLength(2);
  });

  it('says so again when the second attempt fails', async () => {
    const { user, settle, retry } = draw();
    await settle(0, 'refuse');
    await user.click(await retry());
    await settle(1, 'refuse');
    expect(await retry()).toBeVisible();
  });

  it('begins anew with what it shows', async () => {
    const { user, settle } = draw();
    await settle(0, 'refuse');
    await user.click(screen.getByRole('button', { name: 'next' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await settle(1, 'give');
    expect(await screen.findByText('answer 1')).toBeVisible();
  });

  it.each([
    ['nothing', null, 'next'],
    ['what stands for it', 'short', 'nextshort'],
  ])('shows %s where the page is whole without it', async (_what, failed, text) => {
    const { settle, container } = draw({ failed });
    await settle(0, 'refuse');
    expect(container.textContent).toBe(text);
  });
});
