import { useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { readLocalStorage, writeLocalStorage } from '@jishi/part-kit/use-local-storage';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import type { KeptLine } from '../model/list-line.ts';
import { freeName, MAX_SAVED_LISTS, readSavedLists, SAVED_LISTS_KEY, withList } from './saved-lists.ts';

/** Keeps a list in this browser, under its name or the day's, and says so. */
export function useSave() {
  const text = useShoutWords();
  const format = useFormat();
  const { notify, now } = useShop();
  return (lines: readonly KeptLine[], named: string): void => {
    const lists = readSavedLists(readLocalStorage(SAVED_LISTS_KEY));
    const wanted = named || text('shout.saved.name', { date: format.date(format.date(now(), 'date'), 'short') });
    const name = freeName(lists, wanted);
    const more = withList(lists, { id: now().toString(36), name, lines });
    if (more === null) notify({ kind: 'warning', text: text('shout.saved.full', { count: MAX_SAVED_LISTS }) });
    else {
      writeLocalStorage(SAVED_LISTS_KEY, more);
      notify({ kind: 'success', text: text('shout.saved.done', { name }) });
    }
  };
}
