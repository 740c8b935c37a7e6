import type { UnderstoodSearch } from '@jishi/api/products';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { change } from '../model/changes.ts';
import { type ListAddress, listPath } from '../model/list-address.ts';
import * as styles from './list.styles.ts';

type SearchNoteProps = { address: ListAddress; search: UnderstoodSearch | null };

/** What a word was taken for, with the way back to the word itself, and whether anything is quite what was asked for. */
export function SearchNote({ address, search }: SearchNoteProps) {
  const text = useTexts();
  const { keyword } = address;
  if (keyword === null || !search) return null;
  const { corrected, exact } = search;
  const word = corrected ?? keyword;
  return (
    <>
      {corrected !== null && (
        <styles.Note role="status">
          {text('list.corrected', { word: corrected })}{' '}
          <Link to={listPath(change(address, { asTyped: true }))}>{text('list.as_typed', { word: keyword })}</Link>
        </styles.Note>
      )}
      {exact === 0 && <styles.Note role="status">{text('list.no_exact', { word })}</styles.Note>}
    </>
  );
}
