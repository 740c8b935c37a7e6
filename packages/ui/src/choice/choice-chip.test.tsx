import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChoiceChip } from './choice-chip.tsx';

const draw = (props: { chosen: boolean; unavailable?: string | null; picture?: string | null }) => {
  const toggle = vi.fn();
  const { container } = render(<ChoiceChip label="红色" onToggle={toggle} {...props} />);
  return { toggle, container, chip: screen.getByRole('button', { name: /^红色/ }) };
};

it.each([
  ['chosen, in stock', true, null, 'true', 1],
  ['free, in stock', false, null, 'false', 1],
  ['free, sold out', false, '缺货', 'false', 0],
  ['chosen, sold out', true, 'Sold out', 'true', 1],
])('a value that is %s', async (_what, chosen, unavailable, pressed, calls) => {
  const { toggle, chip } = draw({ chosen, unavailable });
  expect(chip).toHaveAttribute('aria-pressed', pressed);
  await userEvent.click(chip);
  expect(toggle).toHaveBeenCalledTimes(calls);
});

it('stays reachable and says why it cannot be chosen', async () => {
  const { chip, toggle } = draw({ chosen: false, unavailable: '缺货' });
  await userEvent.tab();
  expect(chip).toHaveFocus();
  expect(chip).toHaveAttribute('aria-disabled', 'true');
  expect(chip).toHaveAccessibleName(/缺货/);
  await userEvent.keyboard('{Enter}');
  expect(toggle).not.toHaveBeenCalled();
});

it('can be chosen by key when nothing is in the way', async () => {
  const { chip, toggle } = draw({ chosen: false });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(toggle).toHaveBeenCalledOnce();
  expect(chip).not.toHaveAttribute('aria-disabled');
});

it('shows a picture that says nothing its label does not', () => {
  const { chip, container } = draw({ chosen: false, picture: '/red.webp' });
  expect(container.querySelector('img')).toHaveAttribute('src', '/red.webp');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(chip).toHaveAccessibleName('红色');
});
