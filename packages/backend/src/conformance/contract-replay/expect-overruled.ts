import { expect } from 'vitest';
import { type ErrorKey, errorEntry } from '../../kernel/error-texts/index.ts';
import { errorText } from '../../kernel/error-texts/messages.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { judge, langOf, type Met, show } from './judge.ts';
import type { Memory } from './memory.ts';
import type { Instead } from './overruled.ts';
import type { Recording } from './recordings.ts';
import type { Reply } from './replay.ts';

/** Our answer differs from the recorded one, and is exactly what the list says. */
export function expectOverruled(recording: Recording, reply: Reply, memory: Memory, instead: Instead, met: Met): void {
  const untold = judge(recording, reply, memory.fork(), met);
  expect(untold, `${recording.file} is as recorded: strike it off the list`).not.toEqual([]);
  const { status, body } = reply;
  if ('refusal' in instead) {
    expect({ status, body }).toEqual(refused(instead.refusal, langOf(recording)));
  } else if ('fields' in instead) {
    const differences = judge(recording, reply, memory, met);
    expect(Object.fromEntries(differences.map(({ path, ours }) => [path, ours]))).toEqual(instead.fields);
  } else if ('read' in instead) {
    expect(judge(recording, reply, memory, met, instead.read).map(show)).toEqual([]);
  } else if ('payload' in instead) {
    expect({ status, body }).toEqual({ status: 200, body: { result: 'ok', message: instead.payload } });
  } else {
    expect(instead.holds(payloadOf(recording.response.body), payloadOf(body))).toBe(true);
  }
}

const payloadOf = (body: unknown) => (body as { message: unknown }).message;

function refused(key: ErrorKey, lang: Lang) {
  const { status, code } = errorEntry(key);
  const plain = { code, message: errorText(key, lang), result: 'error' };
  return { status, body: status === 401 ? plain : { status_code: status, ...plain } };
}
