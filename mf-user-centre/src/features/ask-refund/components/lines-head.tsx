import type { RefundOffer } from '@jishi/api/refunds';
import { useFormat } from '@jishi/i18n';
import { Checkbox } from '@jishi/ui/forms';
import { useTexts } from '../../../messages/texts.ts';
import { allOf } from '../model/piece-limits.ts';
import type { RefundChoice } from '../model/refund-choice.ts';
import * as styles from './ask-refund.styles.ts';

type LinesHeadProps = {
  id: string;
  offer: RefundOffer;
  choice: RefundChoice;
  onChange: (quantities: RefundChoice['quantities']) => void;
};

/** Of which order, until when, and all of it at once where there are several lines. */
export function LinesHead({ id, offer, choice, onChange }: LinesHeadProps) {
  const text = useTexts();
  const { date } = useFormat();
  const all = allOf(offer, choice);
  const countOf = (line: string) => choice.quantities[line] ?? 0;
  const open = offer.lines.filter((line) => line.left > 0);
  const isAny = open.some((line) => countOf(line.id) > 0);
  const isAll = isAny && open.every((line) => countOf(line.id) === all[line.id]);
  return (
    <styles.Head>
      <h2 id={id}>{text('ask-refund.goods')}</h2>
      <styles.HeadNote>
        <span>{text('ask-refund.order', { number: offer.orderNumber })}</span>
        {offer.until && <span>{text('ask-refund.until', { time: date(offer.until, 'minute') })}</span>}
      </styles.HeadNote>
      {open.length > 1 && (
        <Checkbox
          label={text('ask-refund.all')}
          checked={isAll}
          indeterminate={isAny && !isAll}
          onChange={() => onChange(isAll ? {} : all)}
        />
      )}
    </styles.Head>
  );
}
