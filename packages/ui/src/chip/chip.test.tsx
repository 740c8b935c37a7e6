import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RouterLink } from '../testing/router-link.tsx';
import { Chip, ChipLink, ChipRow, RemovableChip } from './chip.tsx';

it('shows by state which chips are on', async () => {
  const remove = vi.fn();
  render(
    <>
      <Chip on>With pictures</Chip>
      <RemovableChip label="Remove" onClick={remove}>
        Brand
      </RemovableChip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'With pictures' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Brand' }));
  expect(remove).toHaveBeenCalledOnce();
});

describe('Chip', () => {
  function Filter() {
    const [on, setOn] = useState(false);
    return (
      <Chip on={on} onClick={() => setOn(!on)}>
        有图
      </Chip>
    );
  }

  it('is switched by its owner, by click and by key', async () => {
    render(<Filter />);
    const chip = screen.getByRole('button', { name: '有图' });
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    expect(chip).toHaveAttribute('aria-pressed', 'false');
  });

  it('does not submit the form around it, and does nothing while disabled', async () => {
    const [submit, click] = [vi.fn(), vi.fn()];
    render(
      <form onSubmit={submit}>
        <Chip on={false}>Free</Chip>
        <Chip on={false} disabled onClick={click}>
          Gone
        </Chip>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Free' }));
    await userEvent.click(screen.getByRole('button', { name: 'Gone' }));
    expect(submit).not.toHaveBeenCalled();
    expect(click).not.toHaveBeenCalled();
  });
});

it('marks the link that is on', () => {
  render(
    <>
      <ChipLink href="?new" on>
        New
      </ChipLink>
      <ChipLink as={RouterLink} to="/sale">
        Sale
      </ChipLink>
    </>,
  );
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('New');
  expect(screen.getByRole('link', { name: 'Sale' })).toHaveAttribute('href', '/en/sale');
  expect(screen.getByRole('link', { name: 'Sale' })).not.toHaveAttribute('aria-current');
});

it('takes off a filter by a link where the filter stands in the address', () => {
  render(
    <RemovableChip as={RouterLink} to="/list" label="移除">
      绿茶
    </RemovableChip>,
  );
  const chip = screen.getByRole('link', { name: '移除 绿茶' });
  expect(chip).toHaveAttribute('href', '/en/list');
  expect(chip).not.toHaveAttribute('type');
});

it('does not submit the form around a filter that is taken off', async () => {
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <RemovableChip label="Remove">Brand</RemovableChip>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

it('says what its chips are about', () => {
  render(
    <ChipRow aria-label="Ratings">
      <Chip on={false}>Good</Chip>
    </ChipRow>,
  );
  expect(within(screen.getByRole('group', { name: 'Ratings' })).getByRole('button')).toHaveTextContent('Good');
});
