import type { LineDraft } from '../../../model/review-drafts.ts';

/** What is wrong with a line before it is sent, by field. */
export type LineFaults = { readonly score?: 'missing'; readonly text?: 'missing'; readonly pictures?: PicturesState };

/** Pictures that are not all there yet. */
export type PicturesState = 'sending' | 'failed';

export function lineFaults({ score, text }: LineDraft, pictures: PicturesState | null): LineFaults {
  return {
    ...(score === null && { score: 'missing' }),
    ...(text.trim() === '' && { text: 'missing' }),
    ...(pictures && { pictures }),
  };
}
