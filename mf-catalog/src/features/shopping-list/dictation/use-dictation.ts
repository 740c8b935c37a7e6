import { useLang } from '@jishi/i18n';
import { useEffect, useRef, useState } from 'react';
import { type Recogniser, type RecogniserResult, recogniserOf } from './speech.ts';

/** Why nothing is heard. */
type DictationFault = 'denied' | 'silent' | 'no-microphone' | 'network' | 'failed';

export type DictationState =
  | { readonly kind: 'idle' | 'stopped' }
  | { readonly kind: 'listening'; readonly hearing: string }
  | { readonly kind: 'fault'; readonly fault: DictationFault };

const faults: Readonly<Record<string, DictationFault>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'silent',
  'audio-capture': 'no-microphone',
  network: 'network',
};
const languages = { zh: 'zh-CN', en: 'en-US' } as const;

/** Listens while somebody speaks, and hands on what was understood, piece by piece. */
export function useDictation(onHear: (heard: string) => void) {
  const lang = useLang();
  const [state, setState] = useState<DictationState>({ kind: 'idle' });
  const running = useRef<Recogniser | null>(null);
  const hear = useRef(onHear);
  hear.current = onHear;
  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    const Recognition = recogniserOf(window);
    if (!Recognition || running.current) return;
    const recogniser = new Recognition();
    recogniser.lang = languages[lang];
    recogniser.continuous = true;
    recogniser.interimResults = true;
    recogniser.onresult = (event) => {
      const { final, interim } = heardIn(event);
      if (final !== '') hear.current(final);
      setState({ kind: 'listening', hearing: interim });
    };
    recogniser.onerror = ({ error }) => {
      if (error !== 'aborted') setState({ kind: 'fault', fault: faults[error] ?? 'failed' });
    };
    recogniser.onend = () => {
      running.current = null;
      setState((last) => (last.kind === 'fault' ? last : { kind: 'stopped' }));
    };
    running.current = recogniser;
    setState({ kind: 'listening', hearing: '' });
    try {
      recogniser.start();
    } catch {
      running.current = null;
      setState({ kind: 'fault', fault: 'failed' });
    }
  };
  return { state, start, stop: () => running.current?.stop() };
}

function heardIn({ resultIndex, results }: RecogniserResult): { final: string; interim: string } {
  const fresh = Array.from(results).slice(resultIndex);
  const wordsOf = (isFinal: boolean) =>
    fresh
      .filter((result) => result.isFinal === isFinal)
      .map((result) => result[0]?.transcript.trim() ?? '')
      .join(' ')
      .trim();
  return { final: wordsOf(true), interim: wordsOf(false) };
}
