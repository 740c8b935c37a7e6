import { useCommonTexts } from '@jishi/i18n';
import { useTexts } from '../messages/texts.ts';

/** How much something is, in words: `2 种 3 件`, `1 product, 2 pieces`. */
export function useCounted() {
  const text = useTexts();
  const common = useCommonTexts();
  const pieces = (count: number) => common('common.pieces', { count });
  const kinds = (count: number) => text('count.kinds', { count });
  return {
    pieces,
    kinds,
    all: (lines: { kinds: number; pieces: number }) =>
      text('count.all', { kinds: kinds(lines.kinds), pieces: pieces(lines.pieces) }),
  };
}
