import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge, Tag, Tags } from './tag.tsx';

it.each([
  [0, ''],
  [-1, ''],
  [Number.NaN, ''],
  [1, '1'],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
  [1_000_000, '99+'],
])('counts %d as "%s"', (count, text) => {
  const { container } = render(<Badge count={count} />);
  expect(container).toHaveTextContent(new RegExp(`^${text.replace('+', '\\+')}$`));
  expect(container.childElementCount).toBe(text === '' ? 0 : 1);
});

it('reads a badge by its label', () => {
  render(<Badge count={3} label="3 unread" />);
  expect(screen.getByText('3 unread')).toBeInTheDocument();
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
});

it('names the button it stands in by its label, not by its figure', () => {
  render(
    <button type="button">
      消息 <Badge count={120} label="120 条未读" ring />
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('消息 120 条未读');
});

it('says nothing of a count of nothing', () => {
  const { container } = render(<Badge count={0} label="0 unread" />);
  expect(container).toBeEmptyDOMElement();
});

it('shows a word, and rows of them also when there is none', () => {
  const { container } = render(
    <Tags>
      <Tag $tone="trust">包邮</Tag>
      <Tag $large>New</Tag>
    </Tags>,
  );
  expect([...container.querySelectorAll('span > span')].map((tag) => tag.textContent)).toEqual(['包邮', 'New']);
  const { container: empty } = render(<Tags />);
  expect(empty.childElementCount).toBe(1);
});
