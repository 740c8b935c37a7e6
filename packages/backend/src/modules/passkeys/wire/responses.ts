import { z } from 'zod';
import type { Times } from '../../../kernel/wire/times.ts';
import type { Passkey } from '../passkey-records.ts';

export const passkeyResponse = z.object({
  id: z.int(),
  name: z.string(),
  /** Whether the customer's other devices have the key too. */
  is_synced: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

/** Options for the browser's `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`; `challenge` names them in the next call. */
export const optionsResponse = z.object({ challenge: z.uuid(), options: z.record(z.string(), z.unknown()) });

export function toPasskey(passkey: Passkey, times: Times): z.output<typeof passkeyResponse> {
  return {
    id: passkey.id,
    name: passkey.name,
    is_synced: passkey.isSynced,
    created_at: times.text(passkey.createdAt),
    last_used_at: passkey.lastUsedAt && times.text(passkey.lastUsedAt),
  };
}
