import { RemoteFragment } from '@jishi/contracts';
import { useFormat, useLang } from '@jishi/i18n';
import { Button, Price } from '@jishi/ui';
import { useTogetherWords } from '../../../../messages/together/texts.ts';
import { type Line, sumOf } from '../model/lines.ts';
import * as styles from './together-sum.styles.ts';

type TogetherSumProps = {
  lines: readonly Line[];
  added: ReadonlySet<string>;
  isInSale: boolean;
  /** Rows of the picker nothing is chosen in. */
  missing: readonly string[];
  leadToChoice: () => void;
};

/** What all of it costs, and the one button; the way to the picker while something has to be chosen there. */
export function TogetherSum({ lines, added, isInSale, missing, leadToChoice }: TogetherSumProps) {
  const words = useTogetherWords();
  const format = useFormat();
  const separator = useLang() === 'zh' ? '、' : ', ';
  if (lines.length === 0) {
    return (
      <styles.Sum>
        <p>{words('missing', { names: missing.join(separator) })}</p>
        <Button kind="primary" size="lg" onClick={leadToChoice}>
          {words('choose')}
        </Button>
      </styles.Sum>
    );
  }
  const open = lines.filter(({ key }) => !added.has(key)).map(({ price: _, ...line }) => line);
  return (
    <styles.Sum>
      <p role="status">
        {words('sum', { count: lines.length })} <Price size="m" parts={format.moneyParts(sumOf(lines))} />
      </p>
      <RemoteFragment id="mf_cart_checkout/add-lines" props={{ lines: open, stays: true }} fallback={<styles.Room />} />
      {isInSale && <styles.Remark>{words('sale')}</styles.Remark>}
    </styles.Sum>
  );
}
