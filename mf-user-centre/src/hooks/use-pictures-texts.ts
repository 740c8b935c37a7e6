import type { PicturesTexts } from '@jishi/part-kit/pictures-field';
import type { Pictures } from '@jishi/part-kit/use-pictures';
import { useTexts } from '../messages/texts.ts';

/** What a field of pictures says in this part. */
export function usePicturesTexts({ items, limit }: Pick<Pictures, 'items' | 'limit'>): PicturesTexts {
  const text = useTexts();
  return {
    label: text('pictures.label'),
    hint: text('pictures.hint'),
    add: text('pictures.add', { count: items.length, limit }),
    picture: (number) => text('pictures.picture', { number }),
    remove: (number) => text('pictures.remove', { number }),
    earlier: (number) => text('pictures.earlier', { number }),
    later: (number) => text('pictures.later', { number }),
    sending: (number, percent) => text('pictures.sending', { number, percent }),
    failed: text('pictures.failed'),
    again: text('pictures.again'),
    retry: (number) => text('pictures.retry', { number }),
    moved: (from, to) => text('pictures.moved', { from, to }),
    refused: ({ file, problem }) => text(`pictures.refused-${problem}`, { file, limit }),
    refusedBecause: (file, reason) => text('pictures.refused-because', { file, reason }),
  };
}
