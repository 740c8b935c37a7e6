import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from './spinner.tsx';

it.each(['加载中', 'Loading'])('says "%s" when nothing beside it does', (label) => {
  render(<Spinner label={label} />);
  expect(screen.getByRole('status', { name: label })).toBeInTheDocument();
});

it('is decoration beside a text', () => {
  render(
    <button type="button">
      <Spinner size={16} />
      Sending
    </button>,
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveAccessibleName('Sending');
});
