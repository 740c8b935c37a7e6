import { pictureUrl } from '@jishi/api';
import type { RefundableLine, RefundOffer, RefundQuote } from '@jishi/api/refunds';
import { useFormat, useLang } from '@jishi/i18n';
import { Card, Clamp, Picture } from '@jishi/ui';
import { Checkbox, FieldError, Stepper } from '@jishi/ui/forms';
import { useId } from 'react';
import { GoodsPlate } from '../../../components/goods-plate.ts';
import { useTexts } from '../../../messages/texts.ts';
import { limitOf, type PieceLimit } from '../model/piece-limits.ts';
import type { RefundChoice } from '../model/refund-choice.ts';
import * as styles from './ask-refund.styles.ts';
import { LinesHead } from './lines-head.tsx';

type RefundLinesProps = {
  offer: RefundOffer;
  choice: RefundChoice;
  quote: RefundQuote | null;
  error: string | null;
  onChange: (quantities: Readonly<Record<string, number>>) => void;
};

/** Which goods come back, and how many of each. */
export function RefundLines({ offer, choice, quote, error, onChange }: RefundLinesProps) {
  const id = useId();
  const faultId = `${id}-fault`;
  return (
    <Card aria-labelledby={id}>
      <LinesHead id={id} offer={offer} choice={choice} onChange={onChange} />
      <styles.Lines>
        {offer.lines.map((line) => (
          <LineChoice
            key={line.id}
            line={line}
            limit={limitOf(offer, choice, line)}
            isPartlySent={offer.kinds.includes('return')}
            chosen={choice.quantities[line.id] ?? 0}
            quote={quote}
            faultId={error ? faultId : undefined}
            onChange={(count) => onChange({ ...choice.quantities, [line.id]: count })}
          />
        ))}
      </styles.Lines>
      {error && (
        <styles.Fields>
          <FieldError id={faultId}>{error}</FieldError>
        </styles.Fields>
      )}
    </Card>
  );
}

type LineChoiceProps = {
  line: RefundableLine;
  limit: PieceLimit;
  isPartlySent: boolean;
  chosen: number;
  quote: RefundQuote | null;
  /** The sentence that says that goods have to be chosen, while it stands there. */
  faultId: string | undefined;
  onChange: (count: number) => void;
};

function LineChoice({ line, limit, isPartlySent, chosen, quote, faultId, onChange }: LineChoiceProps) {
  const text = useTexts();
  const format = useFormat();
  const separator = useLang() === 'zh' ? '；' : '; ';
  const { id, name, left, unsent } = line;
  const obstacle = line.obstacle ?? limit.why;
  const options = line.options.map(({ value }) => value).join(separator);
  return (
    <styles.Line>
      <Checkbox
        name={`line-${id}`}
        label={text('ask-refund.choose', { name })}
        labelHidden
        checked={chosen > 0}
        disabled={limit.most === 0}
        {...(faultId && limit.most > 0 ? { 'aria-invalid': true, 'aria-describedby': faultId } : {})}
        onChange={({ target }) => onChange(target.checked ? limit.most : 0)}
      />
      <styles.Goods>
        <GoodsPlate $px={72}>
          {line.picture && <Picture src={pictureUrl(line.picture, 80)} alt="" width={72} height={72} fill />}
        </GoodsPlate>
        <styles.What>
          <Clamp>{name}</Clamp>
          {options && <styles.Options>{options}</styles.Options>}
          <p>{text('ask-refund.bought', { price: format.money(line.unitPrice), count: line.quantity })}</p>
          {isPartlySent && unsent > 0 && (
            <p>{text(unsent < left ? 'ask-refund.some-unsent' : 'ask-refund.unsent', { count: unsent })}</p>
          )}
        </styles.What>
      </styles.Goods>
      {chosen > 0 ? (
        <Stepper
          value={chosen}
          max={limit.most}
          onChange={onChange}
          label={text('ask-refund.quantity', { name })}
          increaseLabel={text('ask-refund.more')}
          decreaseLabel={text('ask-refund.fewer')}
        />
      ) : (
        <styles.HeadNote>{text(obstacle ? `ask-refund.${obstacle}` : 'ask-refund.not-chosen')}</styles.HeadNote>
      )}
      <styles.Amount>
        <LineAmount quoted={chosen > 0 ? quote?.lines.find((one) => one.id === id) : undefined} />
      </styles.Amount>
    </styles.Line>
  );
}

function LineAmount({ quoted }: { quoted: RefundQuote['lines'][number] | undefined }) {
  const text = useTexts();
  const format = useFormat();
  if (!quoted) return null;
  const isReduced = quoted.couponDiscount > 0;
  const less = { price: format.money(quoted.goods), coupon: format.money(quoted.couponDiscount) };
  return (
    <>
      {format.money(quoted.amount)}
      <small>{isReduced ? text('ask-refund.less-coupon', less) : text('ask-refund.whole')}</small>
    </>
  );
}
