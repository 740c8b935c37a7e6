import type { Release } from '@jishi/contracts/release';
import { thresholds, type Vital } from '@jishi/release/judgement';
import type { Beacon } from '@jishi/rum/beacon';
import type { CallOutcome } from './count-calls.ts';
import { partOfFault, partOfPlace } from './read-beacon.ts';
import type { FamilyEvent } from './visitor-events.ts';

/** The longest name of an event the api takes. */
const EVENT_LENGTH = 80;

/** CLS is judged in thousandths. */
const SCALES: Readonly<Record<Vital, number>> = { lcp: 1, inp: 1, cls: 1_000, ttfb: 1, alive: 1 };

/** What a visitor met by what their tab tells: limits of vitals that were exceeded, faults and presses, each for its part and for all. */
export function eventsOfBeacon({ vitals, faults, presses }: Beacon, release: Pick<Release, 'parts'>): FamilyEvent[] {
  const exceeded = (Object.entries(thresholds) as [Vital, readonly number[]][]).flatMap(([vital, limits]) => {
    const value = (vitals[vital] ?? 0) * SCALES[vital];
    return limits.filter((limit) => value > limit).map((limit): FamilyEvent => [vital, String(limit)]);
  });
  const troubles = [
    ...faults.map((fault) => [fault.kind, partOfFault(fault, release)] as const),
    ...presses.map(({ kind, place }) => [kind, partOfPlace(place, release)] as const),
  ];
  return [
    ['told', 'view'],
    ...exceeded,
    ...troubles.flatMap(([kind, part]): FamilyEvent[] => [
      [kind, 'all'],
      [kind, part],
    ]),
  ];
}

/** How the server made a visitor's page. */
export type MadePage = { status: number; hasLostThread: boolean };

/** What a visitor met while their page was made: that it could not be, or that its render thread was lost and it was tried once more. */
export function eventsOfPage({ status, hasLostThread }: MadePage): FamilyEvent[] {
  const [failed, lost]: FamilyEvent[] = [
    ['page', 'failed'],
    ['page', 'thread'],
  ];
  return [...(status >= 500 && failed ? [failed] : []), ...(hasLostThread && lost ? [lost] : [])];
}

/** What a visitor met in a call: that it was not answered well; of one that changes something, that it was. */
export function eventsOfCall(call: string, outcome: CallOutcome): FamilyEvent[] {
  if (outcome !== 'ok') {
    return [
      ['calls', 'all'],
      ['calls', `${call} ${outcome}`.slice(0, EVENT_LENGTH)],
    ];
  }
  return /^(GET|HEAD|OPTIONS) /.test(call) ? [] : [['answered', call.slice(0, EVENT_LENGTH)]];
}
