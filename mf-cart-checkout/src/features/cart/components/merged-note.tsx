import type { MergeNote } from '@jishi/api/cart';
import { useCart, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { IconButton, Note } from '@jishi/ui';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './cart.styles.ts';

/** What came of the lines a visitor had before signing in, where it is not what they saw. */
export function MergedNote() {
  const { cart } = useShop();
  const text = useTexts();
  const common = useCommonTexts();
  const merged = useCart((state) => state.merged);
  useEffect(() => {
    // Read here: no message need name it on another page.
    if (merged && !merged.isTold) cart.setState({ merged: { ...merged, isTold: true } });
  }, [cart, merged]);
  if (!merged) return null;
  const lost = merged.notes.filter(({ kind }) => kind !== 'joined');
  const joined = merged.notes.length - lost.length;
  return (
    <Note tone={lost.length > 0 ? 'promo' : 'trust'} live>
      <styles.Merged>
        <div>
          <b>{text('merged.title')}</b>
          <ul>
            {lost.map((note) => (
              <li key={note.key}>{text(`merged.${note.kind as Lost}`, numbersOf(note))}</li>
            ))}
            {joined > 0 && <li>{text('merged.joined', { count: joined })}</li>}
          </ul>
        </div>
        <IconButton label={common('action.close')} onClick={() => cart.setState({ merged: undefined })}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </styles.Merged>
    </Note>
  );
}

type Lost = Exclude<MergeNote['kind'], 'joined'>;

const numbersOf = ({ name, wanted, kept }: MergeNote) => ({ name, wanted, kept });
