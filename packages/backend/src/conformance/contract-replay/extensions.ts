import { extensions, extensionsOf } from '../../kernel/openapi/extensions.ts';
import { callOf } from './call-of.ts';
import type { Difference } from './compare.ts';
import { readRecordedKeys } from './recorded-keys.ts';
import type { Recording } from './recordings.ts';

const recorded = readRecordedKeys();

/** Every key of ours in an answer that was recorded, with its call. */
export const recordedExtensions: readonly string[] = extensions.flatMap(({ keys }) =>
  Object.entries(keys).flatMap(([call, places]) =>
    recorded.has(call) ? places.map((place) => `${call} ${place}`) : [],
  ),
);

/** The listed key only we have, with its call; null where it is not listed. */
export function extensionOf(recording: Recording, { path, recorded }: Difference): string | null {
  const call = callOf(recording);
  if (call === null || recorded !== undefined || !path.startsWith('body.')) return null;
  // Rows of a tree have one shape, whatever their level.
  const place = path
    .slice('body.'.length)
    .replaceAll(/\[\d+\]/g, '[]')
    .replaceAll('[].children[]', '[]');
  return place in extensionsOf(call) ? `${call} ${place}` : null;
}
