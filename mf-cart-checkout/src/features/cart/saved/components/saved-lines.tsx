import type { CartLine } from '@jishi/api/cart';
import { useRef } from 'react';
import { useSavedWords } from '../../../../messages/saved/texts.ts';
import { useSavedLines } from '../hooks/use-saved-lines.ts';
import { SavedLine } from './saved-line.tsx';
import * as styles from './saved-lines.styles.ts';

/** What was saved for later, below the cart; nothing where nothing was. */
export default function SavedLines() {
  const text = useSavedWords();
  const { lines, isVisitors, moveBack, forget } = useSavedLines();
  const place = useRef<HTMLElement>(null);
  if (lines.length === 0) return null;
  // The pressed button leaves with its line: the keyboard goes on from the list.
  const thenStay = (work: (line: CartLine) => Promise<void>) => async (line: CartLine) => {
    await work(line);
    place.current?.focus();
  };
  return (
    <styles.Place ref={place} tabIndex={-1} aria-label={text('saved.title')}>
      <styles.Head>
        <h2>{text('saved.title')}</h2>
        <span>{text('saved.count', { count: lines.length })}</span>
        {isVisitors && <small>{text('saved.hint-visitor')}</small>}
      </styles.Head>
      <styles.Lines>
        {lines.map((line) => (
          <SavedLine
            key={line.key}
            line={line}
            onBack={() => void thenStay(moveBack)(line)}
            onForget={() => void thenStay(forget)(line)}
          />
        ))}
      </styles.Lines>
    </styles.Place>
  );
}
