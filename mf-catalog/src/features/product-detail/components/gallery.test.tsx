import type { Product, Variant } from '@jishi/api/products';
import { fireEvent, renderInShop, screen, within } from '@jishi/testing';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Gallery } from './gallery.tsx';

const product = {
  id: '7',
  name: '双肩包',
  number: 'JS7',
  pictures: [{ url: '/media/a.webp' }, { url: '/media/b.webp' }],
  video: { url: '/media/v.mp4', poster: '/media/p.webp' },
} as unknown as Product;
const draw = (over: Partial<Product> = {}) =>
  renderInShop(<Gallery product={{ ...product, ...over }} variant={null} isChosen={false} />);

it('plays a video at four speeds, and says when it cannot be played', async () => {
  const { user } = draw();
  const video = screen.getByLabelText<HTMLVideoElement>('双肩包的视频');
  expect(video).toHaveAttribute('preload', 'none');
  await user.click(screen.getByRole('button', { name: '1.5×' }));
  expect(video.playbackRate).toBe(1.5);
  expect(screen.getByRole('button', { name: '1.5×' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.error(video);
  expect(screen.getByRole('alert')).toHaveTextContent('这个浏览器放不了视频');
});

describe('the picture of a variant', () => {
  const variantOf = (id: string, picture: string) => ({ id, picture: { url: `/media/${picture}.webp` } }) as Variant;
  const still = { ...product, video: null };
  const front = () => screen.getByRole('img', { name: '双肩包' });
  const busy = () => front().closest('[aria-busy="true"]');

  function Choosing({ of = still, first }: { of?: Product; first: Variant }) {
    const [chosen, setChosen] = useState<Variant | null>(null);
    return (
      <>
        <Gallery product={of} variant={chosen ?? first} isChosen={chosen !== null} />
        {['a', 'b', 'own'].map((picture) => (
          <button type="button" key={picture} onClick={() => setChosen(variantOf(picture, picture))}>
            {`choose ${picture}`}
          </button>
        ))}
      </>
    );
  }
  const choosing = (props: ComponentProps<typeof Choosing>) => renderInShop(<Choosing {...props} />);
  const choose = (picture: string) => screen.getByRole('button', { name: `choose ${picture}` });

  it.each([
    ['is opened where it is among the others', still, 'b', '2 / 2'],
    ['is not where only the variant has it', still, 'own', '1 / 2'],
    ['is not before a video', product, 'b', '1 / 3'],
  ])('%s', (_, of, picture, number) => {
    choosing({ of, first: variantOf('1', picture) });
    expect(screen.getByText(number)).toBeInTheDocument();
  });

  it('is on its way, which is seen, until it has loaded or will not', async () => {
    const { user } = choosing({ first: variantOf('1', 'a') });
    expect(busy()).toBeNull();
    await user.click(choose('own'));
    expect(front()).toHaveAttribute('src', '/media/own.webp');
    expect(busy()).not.toBeNull();
    fireEvent.load(front());
    expect(busy()).toBeNull();
    await user.click(choose('b'));
    expect(busy()).not.toBeNull();
    fireEvent.error(front());
    expect(busy()).toBeNull();
  });

  it('is marked and counted among the others, and one turns on from there', async () => {
    const { user } = choosing({ first: variantOf('1', 'a') });
    await user.click(choose('b'));
    expect(screen.getByText('2 / 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '看第 2 张' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: '下一张' }));
    expect(front()).toHaveAttribute('src', '/media/a.webp');
  });

  it('comes again when its variant is chosen again', async () => {
    const { user } = choosing({ first: variantOf('1', 'a') });
    await user.click(choose('own'));
    await user.click(screen.getByRole('button', { name: '看第 2 张' }));
    await user.click(choose('a'));
    await user.click(choose('own'));
    expect(front()).toHaveAttribute('src', '/media/own.webp');
  });
});

const swipe = (element: HTMLElement, clientY: number) => {
  fireEvent.pointerDown(element, { pointerType: 'touch', clientX: 300, clientY });
  fireEvent.pointerUp(element, { pointerType: 'touch', clientX: 100, clientY });
};

it('leaves the video by a finger above its controls, not on them', () => {
  draw();
  const video = screen.getByLabelText<HTMLVideoElement>('双肩包的视频');
  vi.spyOn(video.parentElement!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  swipe(video, 380);
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  swipe(video, 200);
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '双肩包' })).toHaveAttribute('src', '/media/a.webp');
});

it('goes to the first and last picture on the whole screen by Home and End', async () => {
  const { user } = draw({ video: null, pictures: ['a', 'b', 'c'].map((name) => ({ url: `/media/${name}.webp` })) });
  await user.click(screen.getByRole('button', { name: '放大看双肩包' }));
  const viewer = within(await screen.findByRole('dialog', { name: '双肩包的图片' }, { timeout: 5000 }));
  await user.keyboard('{End}');
  expect(viewer.getByText('3 / 3')).toBeInTheDocument();
  await user.keyboard('{Home}');
  expect(viewer.getByText('1 / 3')).toBeInTheDocument();
  // Enlarged, these keys move the picture.
  await user.keyboard('+{End}');
  expect(viewer.getByText('1 / 3')).toBeInTheDocument();
});

it('opens a picture on the whole screen and keeps the one looked at last', async () => {
  const { user } = draw({ video: null });
  const open = screen.getByRole('button', { name: '放大看双肩包' });
  await user.click(open);
  const viewer = await screen.findByRole('dialog', { name: '双肩包的图片' }, { timeout: 5000 });
  expect(within(viewer).getByText('1 / 2')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: '双肩包' })).toHaveAttribute('src', '/media/b.webp');
});

it('shares the address of the product', async () => {
  const { user } = draw({ video: null });
  await user.click(screen.getByRole('button', { name: '分享' }));
  const dialog = within(screen.getByRole('dialog', { name: '分享这件商品' }));
  const address = 'http://shop.test/product/detail/7';
  expect(dialog.getByText('商品链接')).toBeInTheDocument();
  expect(dialog.getByText(address)).toBeInTheDocument();
  expect(await dialog.findByRole('img', { name: '双肩包的二维码' }, { timeout: 5000 })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '复制' }));
  expect(await dialog.findByRole('button', { name: '已复制' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(address);
});

it('selects the whole address when it cannot be copied', async () => {
  const { user } = draw({ video: null });
  await user.click(screen.getByRole('button', { name: '分享' }));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: '复制' }));
  await vi.waitFor(() => expect(String(getSelection())).toBe('http://shop.test/product/detail/7'));
});
