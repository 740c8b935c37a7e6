import { expect, test } from 'vitest';
import { awningCss } from './awning.tsx';

const text = (css: ReturnType<typeof awningCss>): string => css.flat().join('');

test('stripes that are stretched end with the second colour, whatever is left of the width', () => {
  const end = 'linear-gradient(var(--awning-b) 0 0) 100% 0/calc(30px/2) 100% no-repeat';
  expect(text(awningCss('cream', '46px', '30px'))).toContain(end);
  // Cut to a whole number of stripes by whoever asks for it, which may be an odd one.
  expect(text(awningCss('cream', '64px', '100%/9', 'repeat-x'))).not.toContain('100% 0/calc');
});
