import { timesCents } from '@jishi/api';
import type { CartLine } from '@jishi/api/cart';
import { useFormat } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { SpecificationRoom } from '../../../components/line-goods.styles.ts';
import { LineGoods } from '../../../components/line-goods.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { invalidity, mayHaveAnotherVariant } from '../../../model/invalid-line.ts';
import { SaveForLaterLink } from '../saved/components/save-for-later-link.tsx';
import * as styles from './cart.styles.ts';
import { RemoveButton } from './remove-button.tsx';

type InvalidLinesProps = {
  lines: readonly CartLine[];
  /** Takes as many pieces as there are left. */
  onLower(line: CartLine, quantity: number): void;
  onChangeVariant(line: CartLine): void;
  onSave(line: CartLine): void;
  onRemove(lines: readonly CartLine[]): void;
};

/** What cannot be bought as it is, and why. It is left out of every total. */
export function InvalidLines({ lines, onLower, onChangeVariant, onSave, onRemove }: InvalidLinesProps) {
  const text = useTexts();
  return (
    <styles.Card aria-label={text('cart.invalid')}>
      <styles.InvalidHead>
        <h2>{text('cart.invalid')}</h2>
        <span>{lines.length}</span>
        <Button kind="ghost" size="sm" onClick={() => onRemove(lines)}>
          {text('cart.clear-invalid')}
        </Button>
      </styles.InvalidHead>
      <ul>
        {lines.map((line) => (
          <InvalidLine
            key={line.key}
            line={line}
            onLower={onLower}
            onChangeVariant={() => onChangeVariant(line)}
            onSave={() => onSave(line)}
            onRemove={() => onRemove([line])}
          />
        ))}
      </ul>
    </styles.Card>
  );
}

type InvalidLineProps = {
  line: CartLine;
  onLower: InvalidLinesProps['onLower'];
  onChangeVariant(): void;
  onSave(): void;
  onRemove(): void;
};

function InvalidLine({ line, onLower, onChangeVariant, onSave, onRemove }: InvalidLineProps) {
  const text = useTexts();
  const format = useFormat();
  const why = invalidity(line);
  const left = line.stock ?? 0;
  // Only the browser remembers what a product was called that is gone, and the options of a variant.
  const isNamed = line.name !== '';
  const name = isNamed ? line.name : text(`invalid.${why}`);
  return (
    <styles.Line data-line={line.key}>
      <span />
      <styles.Goods>
        <LineGoods line={{ ...line, name }} offLabel={text(`invalid.${why}`)}>
          {why === 'variant-gone' && line.options.length === 0 && <SpecificationRoom />}
          <styles.Why>{text(`invalid.${why}.why`, { left })}</styles.Why>
          <styles.Ways>
            {why === 'too-many' && left > 0 && (
              <Button size="sm" onClick={() => onLower(line, left)}>
                {text('invalid.lower', { left })}
              </Button>
            )}
            {mayHaveAnotherVariant(line) && (
              <Button size="sm" aria-haspopup="dialog" onClick={onChangeVariant}>
                {text('variant.another')}
              </Button>
            )}
            {isNamed && <SaveForLaterLink name={name} onSave={onSave} />}
          </styles.Ways>
        </LineGoods>
      </styles.Goods>
      <styles.UnitPrice>
        <styles.Faded>{isNamed && format.money(line.unitPrice)}</styles.Faded>
      </styles.UnitPrice>
      <styles.Quantity>
        <styles.Faded>{`× ${line.quantity}`}</styles.Faded>
      </styles.Quantity>
      <styles.Subtotal>
        <styles.Faded>{isNamed && format.money(timesCents(line.unitPrice, line.quantity))}</styles.Faded>
      </styles.Subtotal>
      <RemoveButton name={name} onRemove={onRemove} />
    </styles.Line>
  );
}
