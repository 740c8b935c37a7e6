import { z } from 'zod';
import type { Times } from '../../../kernel/wire/times.ts';
import { type DataExport, EXPORTS_A_DAY, stateOf } from '../export-records.ts';

/** Extension. `size` in bytes; times in the shop's zone. */
export const dataExportResponse = z.object({
  state: z.enum(['none', 'waiting', 'ready', 'failed']),
  asked_at: z.string().nullable(),
  ready_at: z.string().nullable(),
  /** Until when the file can be fetched. */
  expires_at: z.string().nullable(),
  size: z.int().nullable(),
  /** Files a customer can ask for in a day. */
  per_day: z.int(),
});

export function toDataExport(row: DataExport | null, now: Date, times: Times): z.output<typeof dataExportResponse> {
  const state = stateOf(row, now);
  const isReady = state === 'ready';
  return {
    state,
    asked_at: times.textOrNull((state !== 'none' && row?.askedAt) || null),
    ready_at: times.textOrNull((isReady && row?.readyAt) || null),
    expires_at: times.textOrNull((isReady && row?.expiresAt) || null),
    size: (isReady && row?.size) || null,
    per_day: EXPORTS_A_DAY,
  };
}
