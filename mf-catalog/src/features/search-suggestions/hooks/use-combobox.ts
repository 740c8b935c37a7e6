import { useLayoutEffect, useState } from 'react';

type Combobox = {
  /** Of the search box; without one the options are plain links. */
  boxId: string | undefined;
  listId: string;
  /** In the order of the arrow keys. */
  words: readonly string[];
  /** Shift and Delete on an option. */
  onRemove: (word: string) => void;
};

/**
 * Walks through options by the keys of a search box that stands elsewhere: it keeps the focus and names the option it is
 * at. Enter follows the option as a click would; Escape is the box's own.
 *
 * @returns place of the option the box is at; -1 while it is at none
 */
export function useCombobox({ boxId, listId, words, onRemove }: Combobox): number {
  const all = words.join('\n');
  const [at, setAt] = useState({ all, index: -1 });
  // Words that came later behind these leave it where it is; other words are another list, begun above its first one.
  const isSameList = all === at.all || all.startsWith(`${at.all}\n`);
  const index = isSameList ? Math.min(at.index, words.length - 1) : -1;

  useLayoutEffect(() => {
    const box = boxId === undefined ? null : document.getElementById(boxId);
    if (!box || all === '') return undefined;
    box.setAttribute('aria-expanded', 'true');
    box.setAttribute('aria-controls', listId);
    return () => {
      box.setAttribute('aria-expanded', 'false');
      box.removeAttribute('aria-controls');
    };
  }, [boxId, listId, all]);

  useLayoutEffect(() => {
    const box = boxId === undefined ? null : document.getElementById(boxId);
    if (!box) return undefined;
    const option = document.getElementById(optionId(listId, index));
    if (option) box.setAttribute('aria-activedescendant', option.id);
    option?.scrollIntoView?.({ block: 'nearest' });

    const handleKey = (event: KeyboardEvent) => {
      if (event.isComposing || words.length === 0) return;
      const word = words[index];
      const step = steps[event.key];
      if (step !== undefined) setAt({ all, index: turn(index + step, words.length) });
      else if (event.key === 'Enter' && option) option.click();
      else if (event.key === 'Delete' && event.shiftKey && word !== undefined) onRemove(word);
      else return;
      event.preventDefault();
    };
    box.addEventListener('keydown', handleKey);
    return () => {
      box.removeEventListener('keydown', handleKey);
      box.removeAttribute('aria-activedescendant');
    };
  }, [boxId, listId, all, index, words, onRemove]);

  return index;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Past either end lies the box itself, then the other end. */
const turn = (index: number, count: number): number => (index < -1 ? count - 1 : index >= count ? -1 : index);
