import { provincesQuery } from '@jishi/api/addresses/queries';
import { useApi } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PastedAddress } from './pasted-address.ts';
import { langOf, readPasted } from './read-pasted.ts';

/** What has become of a pasted text. */
export type ReadState =
  | { state: 'idle' | 'reading' }
  | { state: 'read'; found: PastedAddress; isWithoutRegions: boolean };

/** Reads pasted texts, the last one wins. The lists of regions in the language of the text are fetched when they are not there. */
export function useReadPasted(onRead: (found: PastedAddress) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [result, setResult] = useState<ReadState>({ state: 'idle' });
  const last = useRef('');
  const read = async (text: string): Promise<void> => {
    last.current = text;
    if (text.trim() === '') return setResult({ state: 'idle' });
    setResult({ state: 'reading' });
    // Without the lists name, number and street can be told all the same.
    const provinces = await queryClient.ensureQueryData(provincesQuery(api, langOf(text))).catch(() => null);
    if (last.current !== text) return;
    const found = readPasted(provinces ?? [], text);
    onRead(found);
    setResult({ state: 'read', found, isWithoutRegions: provinces === null });
  };
  return { result, read };
}
