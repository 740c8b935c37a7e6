import { z } from 'zod';
import { textValue } from '../../../kernel/wire/inputs.ts';
import { signInBody } from '../../passkeys/wire/inputs.ts';

const code = textValue('code.wrong');

/** One of the ways to prove who is there. */
export const proofBody = z.discriminatedUnion(
  'by',
  [
    z.object({ by: z.literal('password'), password: textValue('password.current_missing') }),
    z.object({ by: z.literal('cellphone'), code }),
    z.object({ by: z.literal('email'), code }),
    signInBody.pick({ challenge: true, credential: true }).extend({ by: z.literal('passkey') }),
  ],
  'proof.no_way',
);

export const proofCodeBody = z.object({ by: z.enum(['cellphone', 'email'], 'proof.no_way') });
