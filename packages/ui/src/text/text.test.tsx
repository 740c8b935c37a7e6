import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RouterLink } from '../testing/router-link.tsx';
import { Clamp, Figures, Heading, MoreLink, Text, TextLink } from './text.tsx';

const long = '很长的名字'.repeat(200);

it('is a paragraph, or a part of a line', () => {
  render(
    <>
      <Text>one</Text>
      <Text as="span" $tone="danger" $size="caption">
        two
      </Text>
    </>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('one');
  expect(screen.getByText('two').tagName).toBe('SPAN');
});

it.each([
  [undefined, 2],
  ['h1', 1],
  ['h4', 4],
] as const)('is a heading of the level of %s', (as, level) => {
  render(<Heading {...(as && { as })}>标题</Heading>);
  expect(screen.getByRole('heading', { level, name: '标题' })).toBeInTheDocument();
});

it.each([
  ['Clamp', Clamp],
  ['Figures', Figures],
])('%s cuts nothing off for readers', (_name, Part) => {
  render(<Part>{long}</Part>);
  expect(screen.getByText(long)).toBeInTheDocument();
});

it.each([
  ['TextLink', TextLink],
  ['MoreLink', MoreLink],
])('%s is a link, of a router when asked', (_name, Link) => {
  render(
    <>
      <Link href="/help">Help</Link>
      <Link as={RouterLink} {...{ to: '/sale' }}>
        更多
      </Link>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
  expect(screen.getByRole('link', { name: '更多' })).toHaveAttribute('href', '/en/sale');
});
