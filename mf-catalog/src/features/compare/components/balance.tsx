import type { Product } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import { useId } from 'react';
import { useCompareWords } from '../../../messages/compare/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import { perText } from '../../../model/unit-bases.ts';
import { usePair } from '../hooks/use-pair.ts';
import { isWeighable, type Weighable, weigh } from '../model/balance.ts';
import * as styles from './balance.styles.ts';
import { BalancePan } from './balance-pan.tsx';
import { BalancePicture } from './balance-picture.tsx';

/** Two of the goods on a beam balance, by what the same amount of them costs: the dearer side sinks. Nothing where fewer have a measure. */
export function Balance({ products }: { products: readonly Product[] }) {
  const words = useCompareWords();
  const heading = useId();
  const weighable = products.filter(isWeighable);
  const { pair, put } = usePair(weighable);
  if (!pair) return null;
  const [left, right] = pair;
  const balance = weigh(left.unitPrice, right.unitPrice);
  return (
    <styles.Stall aria-labelledby={heading}>
      <styles.Title id={heading}>{words('balance.title')}</styles.Title>
      <styles.Hint>{words('balance.hint')}</styles.Hint>
      <BalancePicture key={`${left.id}-${right.id}`} left={left} right={right} tilt={balance?.tilt ?? 0} />
      <styles.Pans>
        <BalancePan product={left} label={words('balance.left')} choices={weighable} onPut={(id) => put(0, id)} />
        <BalancePan product={right} label={words('balance.right')} choices={weighable} onPut={(id) => put(1, id)} />
      </styles.Pans>
      <Verdict left={left} right={right} />
    </styles.Stall>
  );
}

/** What the balance shows, in words. */
function Verdict({ left, right }: { left: Weighable; right: Weighable }) {
  const text = useTexts();
  const words = useCompareWords();
  const format = useFormat();
  const balance = weigh(left.unitPrice, right.unitPrice);
  const said = () => {
    if (!balance) {
      const [one, other] = [left, right].map(({ unitPrice }) => words(`balance.sold.${unitPrice.per.unit}`));
      return words('balance.unlike', { one: one ?? '', other: other ?? '' });
    }
    const per = perText(text, balance.per);
    if (!balance.dearer) return words('balance.equal', { per });
    const { name } = balance.dearer === 'left' ? right : left;
    return words('balance.cheaper', { name, per, amount: format.money(balance.difference) });
  };
  return <styles.Verdict aria-live="polite">{said()}</styles.Verdict>;
}
