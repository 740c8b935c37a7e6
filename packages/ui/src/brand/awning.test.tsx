import { render, screen } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { Awning, awningCss, Scallops } from './awning.tsx';

const text = (css: ReturnType<typeof awningCss>): string => css.flat().join('');

test('stripes that are stretched end with the second colour, whatever is left of the width', () => {
  const end = 'linear-gradient(var(--awning-b) 0 0) 100% 0/calc(30px/2) 100% no-repeat';
  expect(text(awningCss('cream', '46px', '30px'))).toContain(end);
  // Cut to a whole number of stripes by whoever asks for it, which may be an odd one.
  expect(text(awningCss('cream', '64px', '100%/9', 'repeat-x'))).not.toContain('100% 0/calc');
});

it.each([
  ['cream', 'var(--awning-a)', 'var(--awning-b)'],
  ['sale', 'var(--awning-b)', 'var(--awning-gold)'],
  ['mark', 'var(--brand-solid)', 'var(--awning-gold)'],
] as const)('%s stripes go from one colour to the other', (colours, odd, even) => {
  expect(text(awningCss(colours, '20px'))).toContain(`linear-gradient(90deg, ${odd} 50%, ${even} 0)`);
});

it.each([
  ['an awning', <Awning key="a" height={46} colours="sale" />],
  ['scallops', <Scallops key="s" />],
])('hides %s from readers', (_what, drawing) => {
  const { container } = render(
    <button type="button">
      Go
      {drawing}
    </button>,
  );
  expect(container.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveAccessibleName('Go');
});
