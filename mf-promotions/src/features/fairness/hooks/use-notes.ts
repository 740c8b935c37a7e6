import type { OwnDraw } from '@jishi/api/lotteries';
import { useEffect } from 'react';
import { noteOf } from '../model/note-of.ts';
import { storeNote } from '../model/notes.ts';

/** Writes down in this browser what draws were made from, while their seed is not known: later it can be held against. */
export function useNotes(draws: readonly OwnDraw[]): void {
  useEffect(() => {
    const sealed = draws.filter(({ proof }) => proof && proof.day.seed === null);
    for (const { id, proof } of sealed) if (proof) storeNote(id, noteOf(proof));
  }, [draws]);
}
