import { isWord, LONGEST_WORD } from '@jishi/fair-draw';
import { z } from 'zod';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { textValue } from '../../../kernel/wire/inputs.ts';

/** What a client that knows of fair draws sends with one; others send nothing, and draw with the empty word. */
export const drawBody = z
  .object({
    word: textValue('draw.word')
      .nullish()
      .meta({ description: `own word, one line of at most ${LONGEST_WORD} characters` }),
    commitment: textValue()
      .nullish()
      .meta({ description: 'hash of the seed that was shown: the draw is refused when another one runs' }),
  })
  .nullish();

export type DrawBody = z.output<typeof drawBody>;

/** @throws ShopError `draw.word` */
export function readDrawBody(body: DrawBody): { word: string; seenHash: string | null } {
  const word = body?.word ?? '';
  if (!isWord(word)) throw refuse('draw.word', { n: LONGEST_WORD });
  return { word, seenHash: body?.commitment ?? null };
}
