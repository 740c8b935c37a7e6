import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StateTag } from './state-tag.tsx';

it('says a state in a word', () => {
  render(<StateTag $tone="trust">Done</StateTag>);
  expect(screen.getByText('Done')).toBeInTheDocument();
});

it.each(['brand', 'info', 'promo', 'trust', 'quiet', 'danger'] as const)('says "%s" in any language', (tone) => {
  render(<StateTag $tone={tone}>已完成</StateTag>);
  expect(screen.getByText('已完成')).toBeVisible();
});
