import type { Difference } from './compare.ts';
import type { Recording } from './recordings.ts';
import type { Reply } from './replay.ts';

type Rule = (recorded: string, ours: string) => boolean;

const isSame: Rule = (recorded, ours) => recorded === ours;
const items = (list: string) => list.split(',').map((item) => item.trim().toLowerCase());
const hasAll: Rule = (recorded, ours) => items(recorded).every((item) => items(ours).includes(item));
/** Plain, or in the form that takes every script. */
const fileOf = (disposition: string) => /filename\*?=(?:UTF-8'')?(.+)$/.exec(disposition)?.[1];
const isJson = (type: string) => type.startsWith('application/json');

/** How a header is compared; what is not named here is each server's own (dates, caching, the kind of plain text). */
const rules: Readonly<Record<string, Rule>> = {
  'content-type': (recorded, ours) => isJson(recorded) === isJson(ours),
  'content-disposition': (recorded, ours) => ours.startsWith('attachment;') && fileOf(recorded) === fileOf(ours),
  'x-ratelimit-limit': isSame,
  'x-ratelimit-remaining': (_recorded, ours) => /^\d+$/.test(ours),
  'access-control-allow-origin': isSame,
  'access-control-allow-credentials': isSame,
  'access-control-allow-headers': hasAll,
  'access-control-allow-methods': hasAll,
  'access-control-expose-headers': hasAll,
};

/** Headers of the contract that we leave out or say otherwise. */
export function headerDifferences(recording: Recording, reply: Reply): Difference[] {
  return Object.entries(recording.response.headers ?? {}).flatMap(([name, recorded]) => {
    const ours = reply.headers[name.toLowerCase()];
    const isKept = rules[name.toLowerCase()]?.(recorded, String(ours)) ?? true;
    return isKept ? [] : [{ path: `header ${name}`, recorded, ours }];
  });
}
