import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Picture, PictureFrame } from './picture.tsx';

it('keeps room for a picture and loads it late, unless it is the first one', () => {
  render(
    <>
      <Picture src="/a.webp" src2x="/a2.webp" alt="Later" width={200} height={100} />
      <Picture src="/b.webp" alt="First" width={200} height={100} priority />
    </>,
  );
  const later = screen.getByRole('img', { name: 'Later' });
  expect(later).toHaveAttribute('width', '200');
  expect(later).toHaveAttribute('loading', 'lazy');
  expect(later).toHaveAttribute('srcset', '/a.webp 1x, /a2.webp 2x');
  expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high');
});

it('loads the first one at once, the others without holding up the page', () => {
  render(
    <>
      <Picture src="/a.webp" alt="后来" width={200} height={100} />
      <Picture src="/b.webp" alt="第一张" width={200} height={100} priority />
    </>,
  );
  const [later, first] = [screen.getByRole('img', { name: '后来' }), screen.getByRole('img', { name: '第一张' })];
  expect(later).toHaveAttribute('height', '100');
  expect(later).toHaveAttribute('decoding', 'async');
  expect(later).not.toHaveAttribute('fetchpriority');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).not.toHaveAttribute('decoding');
});

it('takes its files by width where the layout decides', () => {
  render(<Picture src="/a.webp" srcSet="/a.webp 200w" sizes="50vw" alt="Tea" width={1} height={1} />);
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/a.webp 200w');
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw');
});

it('is silent beside a text that says the same', () => {
  render(<Picture src="/a.webp" alt="" width={1} height={1} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});

it('tells its owner when it does not come', () => {
  const failed = vi.fn();
  render(<Picture src="/gone.webp" alt="Tea" width={1} height={1} onError={failed} />);
  fireEvent.error(screen.getByRole('img'));
  expect(failed).toHaveBeenCalledOnce();
});

it('says how to load before it says what, since a browser starts at once', () => {
  const html = renderToString(<Picture src="/a.webp" src2x="/a2.webp" alt="Tea" width={1} height={1} />);
  expect(html).toMatch(/ loading="lazy".* srcSet="[^"]+" src="\/a.webp"/);
});

it('hides a frame from nobody', () => {
  render(
    <PictureFrame $ratio="16/9">
      <Picture src="/a.webp" alt="茶" width={1} height={1} fill cutOut />
    </PictureFrame>,
  );
  expect(screen.getByRole('img', { name: '茶' })).toBeVisible();
});
