import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Note } from './note.tsx';

it('announces a note only when it is live', () => {
  render(
    <>
      <Note>quiet</Note>
      <Note live>loud</Note>
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('loud');
});

it.each(['trust', 'promo', 'info', 'danger'] as const)('says "%s" in words, beside an icon of its owner', (tone) => {
  render(
    <Note tone={tone} live icon={<svg role="img" aria-label="mark" />}>
      已保存 <a href="/orders">查看</a>
    </Note>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^已保存 查看$/);
  expect(screen.getByRole('link', { name: '查看' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'mark' })).toBeInTheDocument();
});
