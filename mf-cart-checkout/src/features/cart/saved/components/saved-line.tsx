import type { CartLine } from '@jishi/api/cart';
import { useFormat } from '@jishi/i18n';
import { Button, IconButton, Price } from '@jishi/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { LineGoods } from '../../../../components/line-goods.tsx';
import { useSavedWords } from '../../../../messages/saved/texts.ts';
import { offWord } from '../model/off-word.ts';
import * as styles from './saved-lines.styles.ts';

type SavedLineProps = { line: CartLine; onBack(): void; onForget(): void };

/** A saved line: what it costs now, and back into the cart with it, unless it is sold no more. */
export function SavedLine({ line, onBack, onForget }: SavedLineProps) {
  const text = useSavedWords();
  const format = useFormat();
  const off = offWord(line);
  const isNamed = line.name !== '';
  const name = isNamed ? line.name : text('saved.gone-unnamed');
  return (
    <styles.Line>
      <LineGoods line={{ ...line, name }} {...(off && { offLabel: text(off) })} />
      <styles.Foot>
        {isNamed && <Price parts={format.moneyParts(line.unitPrice)} size="s" tone={off ? 'ink' : 'price'} />}
        <styles.Pieces>{`× ${line.quantity}`}</styles.Pieces>
        <styles.Actions>
          {off !== 'saved.gone' && (
            <Button size="sm" aria-label={text('saved.back-of', { name })} onClick={onBack}>
              {text('saved.back')}
            </Button>
          )}
          <IconButton label={text('saved.forget-of', { name })} onClick={onForget}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </styles.Actions>
      </styles.Foot>
    </styles.Line>
  );
}
