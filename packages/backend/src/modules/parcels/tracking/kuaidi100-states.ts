import type { TrackingStatus } from './tracking-provider.ts';

/** States of the service, of a parcel and of each of its events. */
const states: Readonly<Record<string, TrackingStatus>> = {
  '0': 'in_transit',
  '1': 'picked_up',
  '2': 'problem',
  '3': 'delivered',
  // Refused by its recipient, and back with its sender.
  '4': 'returned',
  '5': 'out_for_delivery',
  '6': 'returning',
  // Handed to another courier.
  '7': 'in_transit',
  // Customs, and what goes on there.
  '8': 'in_transit',
  '10': 'in_transit',
  '11': 'in_transit',
  '12': 'in_transit',
  '13': 'problem',
  '14': 'returning',
  // Ordered, and waiting to be collected.
  '101': 'packed',
  '102': 'packed',
  // At the city of its recipient.
  '1001': 'arrived',
};

/** Words events have instead, for customers of the service who have no codes. */
const words: Readonly<Record<string, TrackingStatus>> = {
  在途: 'in_transit',
  揽收: 'picked_up',
  疑难: 'problem',
  签收: 'delivered',
  退签: 'returned',
  派件: 'out_for_delivery',
  退回: 'returning',
  转投: 'in_transit',
  清关: 'in_transit',
  拒签: 'returning',
};

/**
 * What a state of the service means: codes of three digits refine the one they begin with, those of four are of the way. Null for
 * anything else.
 */
export function statusOfCode(code: string): TrackingStatus | null {
  const exact = states[code];
  if (exact) return exact;
  if (/^10\d\d$/.test(code)) return 'in_transit';
  return /^[1-8]\d\d$/.test(code) ? (states[code.slice(0, 1)] ?? null) : null;
}

export const statusOfWord = (word: string): TrackingStatus | null => words[word] ?? null;
