import { z } from 'zod';
import { idValue } from '../../../kernel/wire/inputs.ts';

const MAX_NAME = 60;

/** Bytes as browsers write them in JSON: base64url. */
const bytes = z.string('passkey.refused').regex(/^[\w-]{1,20000}$/, 'passkey.refused');
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', 'passkey.refused'),
  clientExtensionResults: z
    .record(z.string(), z.unknown())
    .default({})
    .transform(() => ({})),
};
const name = z.string('passkey.name').trim().min(1, 'passkey.name').max(MAX_NAME, 'passkey.name');
const challenge = z.uuid('passkey.expired');

/** What `navigator.credentials.create()` gave, as JSON. */
export const addBody = z.object({
  challenge,
  name,
  credential: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: bytes,
          attestationObject: bytes,
          transports: z.array(z.string().max(20)).max(10).optional(),
        },
        'passkey.refused',
      ),
    },
    'passkey.refused',
  ),
});

/** What `navigator.credentials.get()` gave, as JSON. */
export const signInBody = z.object({
  challenge,
  platform: z.string().max(30).optional(),
  credential: z.object(
    {
      ...credential,
      response: z.object(
        { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.nullish() },
        'passkey.refused',
      ),
    },
    'passkey.refused',
  ),
});

export const renameBody = z.object({ id: idValue(), name });
export const removeBody = z.object({ id: idValue() });
