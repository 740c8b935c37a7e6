import { expect, it } from 'vitest';
import { hasOneAlready } from './make-passkey.ts';

const named = (name: string) => Object.assign(new Error('no'), { name });

it.each([
  [named('InvalidStateError'), true],
  [Object.assign(new Error('no'), { code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }), true],
  [named('NotAllowedError'), false],
  [new Error('no'), false],
  ['InvalidStateError', false],
  [null, false],
])('%s: %s', (error, already) => expect(hasOneAlready(error)).toBe(already));
