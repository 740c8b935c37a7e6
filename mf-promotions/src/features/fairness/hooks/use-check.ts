import type { OwnDraw } from '@jishi/api/lotteries';
import { useState } from 'react';
import type { Check } from '../model/check-draw.ts';
import { readNote } from '../model/notes.ts';

/** `impossible`: browsers only calculate on pages that came over a secure connection. */
export type CheckState =
  | { kind: 'closed' }
  | { kind: 'busy' }
  | { kind: 'impossible' }
  | { kind: 'done'; check: Check };

/** Makes a draw again in this browser. */
export function useCheck({ id, proof }: OwnDraw) {
  const [state, setState] = useState<CheckState>({ kind: 'closed' });
  async function run(): Promise<void> {
    const seed = proof?.day.seed;
    if (!proof || !seed) return;
    setState({ kind: 'busy' });
    try {
      // The function is fetched by those who check.
      const { checkDraw } = await import('../model/check-draw.ts');
      setState({ kind: 'done', check: await checkDraw(proof, seed, readNote(id)) });
    } catch {
      setState({ kind: 'impossible' });
    }
  }
  return { state, toggle: () => (state.kind === 'closed' ? void run() : setState({ kind: 'closed' })) };
}
