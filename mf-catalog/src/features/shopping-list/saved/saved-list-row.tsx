import { MAX_LIST_NAME } from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { Button, IconButton } from '@jishi/ui';
import { Field, TextInput } from '@jishi/ui/forms';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useRef, useState } from 'react';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import * as styles from './saved-lists.styles.ts';
import type { SavedList } from './saved-lists.ts';

type SavedListRowProps = {
  list: SavedList;
  isRenaming: boolean;
  onOpen: () => void;
  onRename: () => void;
  /** `null`: it keeps its name. */
  onRenamed: (name: string | null) => void;
  onRemove: () => void;
};

export function SavedListRow({ list, isRenaming, onOpen, onRename, onRenamed, onRemove }: SavedListRowProps) {
  const text = useShoutWords();
  const { name, lines } = list;
  const pencil = useRef<HTMLButtonElement>(null);
  if (isRenaming) {
    return (
      <li>
        <RenameForm
          name={name}
          onDone={(next) => {
            onRenamed(next);
            requestAnimationFrame(() => pencil.current?.focus());
          }}
        />
      </li>
    );
  }
  return (
    <li>
      <styles.Open type="button" aria-label={text('shout.saved.open', { name })} onClick={onOpen}>
        <b>{name}</b>
        <span>{text('shout.saved.lines', { count: lines.length })}</span>
      </styles.Open>
      <IconButton ref={pencil} label={text('shout.saved.rename', { name })} onClick={onRename}>
        <Pencil size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton data-removes="" label={text('shout.saved.delete', { name })} onClick={onRemove}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

function RenameForm({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const text = useShoutWords();
  const common = useCommonTexts();
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone(typed);
  };
  return (
    <styles.Rename onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onDone(null)}>
      <Field label={text('shout.saved.rename.label')} labelHidden>
        <TextInput
          ref={takeFocus}
          maxLength={MAX_LIST_NAME}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" size="sm" kind="primary">
        {common('action.save')}
      </Button>
      <Button size="sm" onClick={() => onDone(null)}>
        {common('action.cancel')}
      </Button>
    </styles.Rename>
  );
}
