import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showServerOutput } from '../testing/show-server-output.tsx';
import { Tooltip } from './tooltip.tsx';

const draw = (text = 'Once a day') =>
  render(<Tooltip text={text}>{(props) => <button {...props}>Draw</button>}</Tooltip>);

it('explains on focus and hides by Escape', async () => {
  draw();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Once a day');
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('keeps the focus at Escape, comes again with it and goes with it', async () => {
  draw('每天一次');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('tooltip')).toHaveTextContent('每天一次');
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('is there while the pointer is on its control or on itself', async () => {
  draw();
  await userEvent.hover(screen.getByRole('button'));
  await userEvent.hover(screen.getByRole('tooltip'));
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.unhover(screen.getByRole('tooltip'));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('takes Escape from a dialog around it only while it is shown', async () => {
  const key = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
    <div onKeyDown={(event) => key(event.key)}>
      <Tooltip text="Once a day">{(props) => <button {...props}>Draw</button>}</Tooltip>
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(key).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(key).toHaveBeenCalledExactlyOnceWith('Escape');
});

it('describes its control in the HTML of a server, hidden', () => {
  showServerOutput(<Tooltip text="Once a day">{(props) => <button {...props}>Draw</button>}</Tooltip>);
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Once a day');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
