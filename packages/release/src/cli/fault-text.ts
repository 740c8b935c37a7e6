import type { FaultGroup } from '../faults/group-faults.ts';
import { frameText } from '../traces/frame-text.ts';

/** Names that are shown of many. */
const SHOWN = 5;

const some = (names: readonly string[]): string =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more` : names.join(', ');

/** A fault as people read it: how often and of what, when and where, and the places in the sources. */
export function faultText(fault: FaultGroup): string {
  const { number, part, message, first, last, releases, versions, kinds, pages, devices, requestIds, frames } = fault;
  const where = [
    ['kind', kinds],
    ['release', releases],
    ['version', versions],
    ['page', pages],
    ['device', devices],
    ['request', requestIds.slice(-SHOWN)],
  ] as const;
  return [
    `${number} × ${part}: ${message}`,
    `    ${first === last ? first : `${first} to ${last}`}`,
    ...where.flatMap(([name, names]) => (names.length > 0 ? [`    ${name.padEnd(8)} ${some(names)}`] : [])),
    ...frames.map((frame) => `    at ${frameText(frame).replaceAll('\n', '\n    ')}`),
  ].join('\n');
}
