import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ChoiceRow } from './choice-row.tsx';

const sizes = ['S', 'M', 'L'] as const;

function Row({ first = null, soldOut = null }: { first?: string | null; soldOut?: string | null }) {
  const [chosen, setChosen] = useState(first);
  return (
    <>
      <button type="button">before</button>
      <ChoiceRow
        options={sizes.map((value) => ({
          value,
          chosen: value === chosen,
          unavailable: value === soldOut ? 'sold out' : null,
        }))}
        onToggle={(value) => setChosen(value === chosen ? null : value)}
      />
      <button type="button">after</button>
    </>
  );
}
const chip = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

it.each([
  ['the chosen one', 'M', 'M'],
  ['the first one while none is', null, 'S'],
])('is one stop of the tab key: %s', async (_, first, stop) => {
  render(<Row first={first} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(chip(stop)).toHaveFocus();
  await userEvent.tab();
  expect(chip('after')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(chip(stop)).toHaveFocus();
});

it.each([
  ['{ArrowRight}', 'L'],
  ['{ArrowDown}', 'L'],
  ['{ArrowLeft}', 'S'],
  ['{ArrowUp}', 'S'],
  ['{ArrowRight}{ArrowRight}', 'S'],
  ['{Home}', 'S'],
  ['{End}', 'L'],
])('%s leads from M to %s and chooses nothing', async (keys, there) => {
  render(<Row first="M" />);
  chip('M').focus();
  await userEvent.keyboard(keys);
  expect(chip(there)).toHaveFocus();
  expect(chip('M')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' ');
  expect(chip(there)).toHaveAttribute('aria-pressed', 'true');
});

it('leads to what is sold out as well, which says so and stays unchosen', async () => {
  render(<Row first="S" soldOut="M" />);
  chip('S').focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(chip('M')).toHaveFocus();
  expect(chip('M')).toHaveAccessibleName(/sold out/);
  expect(chip('S')).toHaveAttribute('aria-pressed', 'true');
});

it('is entered at the chosen one again after it was left elsewhere', async () => {
  render(<Row first="S" />);
  chip('S').focus();
  await userEvent.keyboard('{End}');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(chip('S')).toHaveFocus();
});

it('keeps its place while what stands there is taken off', async () => {
  render(<Row first="L" />);
  chip('L').focus();
  await userEvent.keyboard(' ');
  expect(chip('L')).toHaveFocus();
  expect(chip('L')).toHaveAttribute('tabindex', '0');
});

it('leaves other keys, and arrows with a modifier, to the browser', async () => {
  const key = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what the row lets through
    <div onKeyDown={(event) => key(event.key, event.defaultPrevented)}>
      <Row first="M" />
    </div>,
  );
  chip('M').focus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{ArrowRight}{PageDown}');
  expect(key.mock.calls.filter(([name]) => name !== 'Alt')).toEqual([
    ['ArrowLeft', false],
    ['ArrowRight', true],
    ['PageDown', false],
  ]);
  expect(chip('L')).toHaveFocus();
});
