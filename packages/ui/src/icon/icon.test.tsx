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
const drawings = () => [...(document.getElementById('icons')?.children ?? [])];

afterEach(() => document.getElementById('icons')?.remove());

it('stands in the page once, however often it is used', () => {
  const { container } = render(
    <>
      <X />
      <X size={16} />
    </>,
  );
  expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(['#x-1', '#x-1']);
  expect(drawings()).toHaveLength(1);
  const [drawing] = drawings();
  // One path: the second goes on from where it is told, not from where the first ended.
  expect([drawing!.localName, drawing!.getAttribute('d')]).toEqual(['path', 'M18 6 6 18M6 6l12 12']);
  expect(drawing!.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

it('is not drawn again where it has come with the HTML', () => {
  document.body.insertAdjacentHTML('beforeend', '<svg id="icons" hidden><g id="x-1"></g></svg>');
  render(<X />);
  expect(drawings()).toHaveLength(1);
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
  const [first, second] = drawings();
  expect(first!.id).toMatch(/^x-[0-9a-z]{1,2}$/);
  expect(second!.id).not.toBe(first!.id);
  expect([first!.getAttribute('d'), second!.getAttribute('d')]).toEqual(['M18 6 6 18M6 6l12 12', 'M6 6l12 12']);
});

it.each([
  ['m5 8 3 8a5 5 0 0 1-6 0zV7', 'M5 8l3 8a5 5 0 0 1-6 0zV7'],
  ['m22 2-7 20', 'M22 2l-7 20'],
  ['m.5-.3.2.1', 'M.5 -.3l.2.1'],
  ['m3 7h18', 'M3 7h18'],
  ['M3 7 4 8', 'M3 7 4 8'],
])('a path %s is absolute as %s', (d, absolute) => {
  const Icon = createIcon('one', [['path', { d }]]);
  render(<Icon />);
  expect(drawings()[0]?.getAttribute('d')).toBe(absolute);
});

it('of more than lines is a group, its lines one path', () => {
  const Icon = createIcon('many', [
    ['circle', { cx: '8', cy: '21', r: '1', key: 'a' }],
    ['path', { d: 'M2 2h2', key: 'b' }],
    ['path', { d: 'm4 4 1 1', key: 'c' }],
    ['path', { d: 'M9 9h1', fill: 'currentColor', key: 'd' }],
  ]);
  render(<Icon />);
  expect(drawings()[0]?.innerHTML).toBe(
    '<path d="M2 2h2M4 4l1 1"></path><circle cx="8" cy="21" r="1"></circle><path d="M9 9h1" fill="currentColor"></path>',
  );
});
