import type { CentsRange } from '@jishi/api';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { FieldError, TextInput } from '@jishi/ui/forms';
import { useId } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { writeAmount } from '../model/amount.ts';
import type { ListAddress } from '../model/list-address.ts';
import * as styles from './facets.styles.ts';
import { PriceSlider } from './price-slider.tsx';

type PriceFacetProps = { range: CentsRange | null; shown: ListAddress; isWrong: boolean };

/** Lowest and highest price, typed or set on a line. Leaving one empty leaves that end open. */
export function PriceFacet({ range, shown, isWrong }: PriceFacetProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const errorId = useId();
  const end = (name: 'min' | 'max', value: number | null, bound: number | undefined) => (
    <TextInput
      name={name}
      size="sm"
      icon={<span>{common('common.unit')}</span>}
      aria-label={text(name === 'min' ? 'list.price_min' : 'list.price_max')}
      aria-describedby={isWrong ? errorId : undefined}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      maxLength={10}
      placeholder={bound === undefined ? '' : writeAmount(bound)}
      defaultValue={value === null ? '' : writeAmount(value)}
    />
  );
  return (
    <section>
      <h2>{text('list.price')}</h2>
      {range && <PriceSlider range={range} shown={shown} />}
      {/* New amounts in the address replace what was typed. */}
      <styles.Amounts key={`${shown.priceMin}-${shown.priceMax}`}>
        {end('min', shown.priceMin, range?.min)}
        <span aria-hidden="true">–</span>
        {end('max', shown.priceMax, range?.max)}
        <Button type="submit" size="sm">
          {common('action.confirm')}
        </Button>
      </styles.Amounts>
      {isWrong && <FieldError id={errorId}>{text('list.price_wrong')}</FieldError>}
      {range && !isWrong && <styles.Range>{format.moneyRange(range.min, range.max)}</styles.Range>}
    </section>
  );
}
