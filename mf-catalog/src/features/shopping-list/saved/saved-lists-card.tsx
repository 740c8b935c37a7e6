import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useLocalStorage, writeLocalStorage } from '@jishi/part-kit/use-local-storage';
import { Card, CardHead } from '@jishi/ui';
import { useMemo, useState } from 'react';
import { useNextFocus } from '../../../hooks/use-next-focus.ts';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import type { KeptLine } from '../model/list-line.ts';
import { SavedListRow } from './saved-list-row.tsx';
import * as styles from './saved-lists.styles.ts';
import {
  MAX_SAVED_LISTS,
  readSavedLists,
  renamed,
  SAVED_LISTS_KEY,
  type SavedList,
  withoutList,
} from './saved-lists.ts';

export type SavedListsProps = { onOpen: (lines: readonly KeptLine[]) => void };

/** The lists this browser keeps: opened, renamed, deleted. */
export default function SavedListsCard({ onOpen }: SavedListsProps) {
  const text = useShoutWords();
  const common = useCommonTexts();
  const { notify } = useShop();
  const kept = useLocalStorage(SAVED_LISTS_KEY);
  const lists = useMemo(() => readSavedLists(kept), [kept]);
  const box = useNextFocus<HTMLUListElement>(lists.length);
  const [renaming, setRenaming] = useState<string | null>(null);
  const write = (next: readonly SavedList[]) => writeLocalStorage(SAVED_LISTS_KEY, next.length > 0 ? next : null);
  const remove = ({ id, name }: SavedList) => {
    write(withoutList(lists, id));
    const action = { label: common('action.undo'), run: () => write(lists) };
    notify({ kind: 'info', text: text('shout.saved.deleted', { name }), action });
  };
  return (
    <Card as="section" aria-labelledby="saved-lists">
      <CardHead>
        <h2 id="saved-lists">{text('shout.saved.title')}</h2>
      </CardHead>
      {lists.length === 0 && <styles.None>{text('shout.saved.none', { count: MAX_SAVED_LISTS })}</styles.None>}
      <styles.Lists {...box}>
        {lists.map((list) => (
          <SavedListRow
            key={list.id}
            list={list}
            isRenaming={renaming === list.id}
            onOpen={() => {
              onOpen(list.lines);
              notify({ kind: 'info', text: text('shout.saved.opened', { name: list.name }) });
            }}
            onRename={() => setRenaming(list.id)}
            onRenamed={(name) => {
              if (name !== null) write(renamed(lists, list.id, name));
              setRenaming(null);
            }}
            onRemove={() => remove(list)}
          />
        ))}
      </styles.Lists>
    </Card>
  );
}
