import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createIcon } from './icon.tsx';
import createLucideIcon from './lucide.ts';
import type { IconNode } from './symbols.ts';

const cross: IconNode = [
  ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
  ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
];
const X = createIcon('x-1', cross);
const symbols = () => [...document.querySelectorAll('symbol')];

afterEach(() => document.getElementById('icons')?.remove());

it('stands in the page once, however often it is used', () => {
  const { container } = render(
    <>
      <X />
      <X size={16} />
    </>,
  );
  expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(['#x-1', '#x-1']);
  expect(symbols()).toHaveLength(1);
  const [symbol] = symbols();
  expect([...symbol!.children].map((path) => path.outerHTML)).toEqual([
    '<path d="M18 6 6 18"></path>',
    '<path d="m6 6 12 12"></path>',
  ]);
  expect(symbol!.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

it('is not drawn again where it has come with the HTML', () => {
  document.body.insertAdjacentHTML('beforeend', '<svg id="icons" hidden><symbol id="x-1"></symbol></svg>');
  render(<X />);
  expect(symbols()).toHaveLength(1);
});

it('has the measures of lucide unless told otherwise', () => {
  const { container, rerender } = render(<X />);
  const svg = () => container.querySelector('svg')!;
  const read = (...names: string[]) => names.map((name) => svg().getAttribute(name));
  expect(read('width', 'height', 'stroke', 'stroke-width', 'fill', 'aria-hidden')).toEqual([
    '24',
    '24',
    'currentColor',
    '2',
    'none',
    'true',
  ]);
  rerender(<X size={18} strokeWidth={1.75} color="#9c6a3c" fill="currentColor" x={3} className="mark" />);
  expect(read('width', 'height', 'stroke', 'stroke-width', 'fill', 'x', 'class')).toEqual([
    '18',
    '18',
    '#9c6a3c',
    '1.75',
    'currentColor',
    '3',
    'mark',
  ]);
});

it('is hidden from readers unless it has a name', () => {
  const { container } = render(<X role="img" aria-label="close" />);
  expect(container.querySelector('svg')).not.toHaveAttribute('aria-hidden');
});

it('of another edition of its library, drawn otherwise, stands beside the first', () => {
  const First = createLucideIcon({ name: 'x', node: cross });
  const Second = createLucideIcon({ name: 'x', node: cross.slice(1) });
  render(
    <>
      <First />
      <Second />
    </>,
  );
  const [first, second] = symbols();
  expect(first!.id).toMatch(/^x-[0-9a-z]{1,3}$/);
  expect(second!.id).not.toBe(first!.id);
  expect(second!.children).toHaveLength(1);
});
