import { MAX_LIST_LENGTH, MAX_LIST_LINES } from '@jishi/api/products';
import { useLang } from '@jishi/i18n';
import { type Dispatch, useState } from 'react';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import { type ListLine, toLines } from '../model/list-line.ts';
import type { ListChange } from '../model/list-state.ts';
import { withHeard } from '../model/with-heard.ts';
import { readList } from '../reading/read-list.ts';

export type Saying = {
  said: string;
  onSay: (said: string) => void;
  /** What was heard comes behind what stands there. */
  onHear: (heard: string) => void;
  /** Reads what was said into the list; answers whether there was anything. */
  read: () => boolean;
  error: string;
  note: string;
};

/** What is being said, and how it comes into the list: behind what stands there, in place of it where it is only said anew. */
export function useSay(first: string, lines: readonly ListLine[], change: Dispatch<ListChange>): Saying {
  const text = useShoutWords();
  const lang = useLang();
  const [said, setSaid] = useState(first);
  const [told, setTold] = useState({ error: '', note: '' });
  // What the address has said stands in the list already.
  const [shown, setShown] = useState(first);

  const read = (): boolean => {
    const { things, isCut } = readList(said);
    const isAnew = shown !== '' && said === shown;
    const room = isAnew ? MAX_LIST_LINES : MAX_LIST_LINES - lines.length;
    const fitting = things.slice(0, room);
    if (fitting.length === 0) {
      const isFull = things.length > 0;
      const error = isFull ? cut() : text(said.trim() === '' ? 'shout.say.empty' : 'shout.say.nothing');
      setTold({ error, note: '' });
      return false;
    }
    change(isAnew ? { kind: 'show', lines: toLines(fitting) } : { kind: 'add', things: fitting });
    const isAll = !isCut && fitting.length === things.length;
    setTold({ error: '', note: isAll ? '' : cut() });
    setSaid('');
    setShown('');
    return true;
  };
  const cut = () => text('shout.say.cut', { lines: MAX_LIST_LINES, characters: MAX_LIST_LENGTH });
  const onSay = (next: string) => {
    setSaid(next);
    if (told.error) setTold({ error: '', note: '' });
  };
  const onHear = (heard: string) => {
    setSaid((before) => withHeard(before, heard, lang));
    setTold({ error: '', note: '' });
  };
  // What was left out of a list says nothing of one that was cleared.
  return { said, onSay, onHear, read, error: told.error, note: lines.length > 0 ? told.note : '' };
}
