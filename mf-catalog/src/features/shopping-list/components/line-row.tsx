import { pictureUrl } from '@jishi/api';
import { useFormat } from '@jishi/i18n';
import { Button, IconButton, Picture, Price, Skeleton } from '@jishi/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import X from 'lucide-react/icons/x';
import { type Dispatch, useId, useState } from 'react';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import type { ListChange } from '../model/list-state.ts';
import { priceOf, type ResolvedLine } from '../model/resolved.ts';
import { LineChoices } from './line-choices.tsx';
import { LineProduct } from './line-product.tsx';
import { LineQuantity } from './line-quantity.tsx';
import * as styles from './line-row.styles.ts';
import { LineUnmet } from './line-unmet.tsx';

type LineRowProps = {
  resolved: ResolvedLine;
  hasFailed: boolean;
  change: Dispatch<ListChange>;
  onRemove: () => void;
};

/** A thing on the list: how it was said, what the shop has for it, how much that is, and what else it could be. */
export function LineRow({ resolved, hasFailed, change, onRemove }: LineRowProps) {
  const text = useShoutWords();
  const format = useFormat();
  const id = useId();
  const [opened, setOpened] = useState<boolean | null>(null);
  const { line, chosen, state } = resolved;
  const { words } = line;
  const isUnmet = state === 'open' || state === 'nothing' || state === 'unwanted';
  const isBought = state === 'in-cart';
  // What somebody has to choose stands open, until they close it.
  const isOpen = opened ?? (state === 'open' || state === 'nothing');
  const shown = isOpen && !isBought;
  const changeOpened = (next: ListChange) => {
    setOpened(true);
    change(next);
  };
  return (
    <styles.Line data-state={state}>
      <styles.Pictured>
        {chosen?.product.picture ? (
          <Picture src={pictureUrl(chosen.product.picture.url, 150)} alt="" width={72} height={72} />
        ) : (
          <ShoppingBasket size={28} strokeWidth={1.25} aria-hidden />
        )}
      </styles.Pictured>
      <styles.Body>
        <styles.Said>{text('shout.line.said', { text: line.text })}</styles.Said>
        {state === 'looking' && !hasFailed && <Skeleton $width="60%" $height="20px" />}
        {chosen && <LineProduct line={line} chosen={chosen} isBought={isBought} change={change} />}
        {isUnmet && <LineUnmet resolved={resolved} />}
        {!isBought && state !== 'looking' && (
          <styles.Change>
            <Button
              size="sm"
              kind="ghost"
              icon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={text('shout.line.change.of', { words })}
              onClick={() => setOpened(!isOpen)}
            >
              {text('shout.line.change')}
            </Button>
          </styles.Change>
        )}
      </styles.Body>
      {chosen && (
        <styles.Side>
          <Price size="s" parts={format.moneyParts(chosen.quantity * priceOf(chosen))} />
          {!isBought && <LineQuantity line={line} chosen={chosen} change={change} />}
        </styles.Side>
      )}
      <styles.Remove>
        <IconButton data-removes="" label={text('shout.line.remove', { words })} onClick={onRemove}>
          <X size={16} strokeWidth={2} aria-hidden />
        </IconButton>
      </styles.Remove>
      <styles.Panel id={id} hidden={!shown}>
        {shown && <LineChoices resolved={resolved} change={changeOpened} />}
      </styles.Panel>
    </styles.Line>
  );
}
