import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { type ShoutWords, useShoutWords } from '../../../messages/shout/texts.ts';
import * as styles from './dictation.styles.ts';
import { type DictationState, useDictation } from './use-dictation.ts';

export type DictationProps = { onHear: (heard: string) => void };

/** A button that listens. What is heard stands in the box, where it can be put right. */
export default function Dictation({ onHear }: DictationProps) {
  const text = useShoutWords();
  const { state, start, stop } = useDictation(onHear);
  const isListening = state.kind === 'listening';
  const Icon = isListening ? Square : Mic;
  return (
    <>
      <styles.Voice
        kind={isListening ? 'soft' : 'line'}
        aria-pressed={isListening}
        icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
        onClick={isListening ? stop : start}
      >
        {text(isListening ? 'shout.voice.stop' : 'shout.voice.start')}
      </styles.Voice>
      <styles.Told role="status" data-fault={state.kind === 'fault' || undefined}>
        {toldOf(state, text)}
      </styles.Told>
    </>
  );
}

function toldOf(state: DictationState, text: ShoutWords): string {
  switch (state.kind) {
    case 'idle':
      return text('shout.voice.hint');
    case 'listening':
      return state.hearing || text('shout.voice.listening');
    case 'stopped':
      return text('shout.voice.stopped');
    case 'fault':
      return text(`shout.voice.${state.fault}`);
  }
}
