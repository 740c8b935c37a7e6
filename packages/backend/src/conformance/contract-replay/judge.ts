import { compare, type Difference, type Sorted } from './compare.ts';
import { conventions } from './conventions.ts';
import { extensionOf } from './extensions.ts';
import { headerDifferences } from './headers.ts';
import type { Memory } from './memory.ts';
import type { Recording } from './recordings.ts';
import type { Reply } from './replay.ts';
import { ourMessage } from './wording.ts';

/** Rules and extensions that were met: what is never met has no place in the lists. */
export type Met = Set<string>;

export const langOf = ({ request }: Pick<Recording, 'request'>) => (request.headers['Lang'] === 'en' ? 'en' : 'zh');

/** A difference in one line. */
export const show = ({ path, recorded, ours }: Difference) =>
  `${path}: ${JSON.stringify(recorded)} → ${JSON.stringify(ours)}`;

function sortedBy({ request }: Recording): Sorted {
  return /[?&]sort=(?:[-+ ]|%2B)?(\w+)/.exec(request.path)?.[1] ?? null;
}

/** Differences of our answer that neither a convention nor a listed extension explains. `read` changes how the recorded message is seen. */
export function judge(
  recording: Recording,
  reply: Reply,
  memory: Memory,
  met: Met,
  read: (message: object) => unknown = (message) => message,
): Difference[] {
  const { status, body, body_text } = recording.response;
  const text = ourMessage(recording.file, langOf(recording));
  const fields = body as { message: object } | undefined;
  const expected = fields && { ...fields, message: text ?? read(fields.message) };
  const ours = { status: reply.status, body: reply.body, body_text: reply.body_text };
  const all = compare({ status, body: expected, body_text }, ours, memory, sortedBy(recording));
  return [...headerDifferences(recording, reply), ...all].filter(
    (difference) => !isExplained(recording, difference, met),
  );
}

function isExplained(recording: Recording, difference: Difference, met: Met): boolean {
  const rule = conventions.find(({ covers }) => covers(difference))?.rule ?? extensionOf(recording, difference);
  if (rule === null) return false;
  met.add(rule);
  return true;
}
