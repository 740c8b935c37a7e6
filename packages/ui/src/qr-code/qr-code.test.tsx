import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QrCode } from '../overlays.ts';

const address = 'https://shop.example/product/detail/7';

/** Rows of the drawn code, read back from its rectangles. */
function modulesOf(image: HTMLElement, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = image.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

describe('QrCode', () => {
  it.each([
    ['alone', null, 'M'],
    ['with a mark in its middle', <b key="mark">J</b>, 'Q'],
  ] as const)('draws what it says, %s', async (_what, mark, ecc) => {
    render(<QrCode content={address} label="Code of the tea" size={200} mark={mark} />);
    const image = await screen.findByRole('img', { name: 'Code of the tea' });
    const { size, data } = encode(address, { ecc, border: 0 });
    expect(modulesOf(image, size)).toEqual(data);
    expect(image.querySelector('svg')).toHaveAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`);
    expect(image).toHaveStyle({ width: '200px', height: '200px' });
    expect(image).toHaveTextContent(mark === null ? /^$/ : /^J$/);
  });
});

it('reads addresses in Chinese as they are', async () => {
  render(<QrCode content="https://shop.example/茶" label="二维码" />);
  const image = await screen.findByRole('img', { name: '二维码' });
  const { size, data } = encode('https://shop.example/茶', { ecc: 'M', border: 0 });
  expect(modulesOf(image, size)).toEqual(data);
  expect(image).toHaveStyle({ width: '180px', height: '180px' });
});

describe('a code whose encoder does not come', () => {
  afterEach(() => vi.doUnmock('./qr-drawing.tsx'));

  it('leaves its place empty, and the rest of the page stays', async () => {
    vi.resetModules();
    vi.doMock('./qr-drawing.tsx', () => {
      throw new Error('gone');
    });
    const { QrCode: Code } = await import('./qr-code.tsx');
    const { container } = render(
      <>
        <p>Or open the address</p>
        <Code content={address} label="Code" />
      </>,
    );
    await vi.waitFor(() => expect(container.children).toHaveLength(1));
    expect(screen.getByText('Or open the address')).toBeInTheDocument();
  });
});
