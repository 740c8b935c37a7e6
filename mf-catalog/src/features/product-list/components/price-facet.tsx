import type { CentsRange } from '@jishi/api';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { FieldError, TextInput } from '@jishi/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { type ListMoves, stay } from '../hooks/use-list-moves.ts';
import { writeAmount } from '../model/amount.ts';
import { change } from '../model/changes.ts';
import { readPriceRange } from '../model/price-range.ts';
import * as styles from './facets.styles.ts';

/** Lowest and highest price, typed. Leaving one empty leaves that end open. */
export function PriceFacet({ range, moves }: { range: CentsRange | null; moves: ListMoves }) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const errorId = useId();
  const [isWrong, setWrong] = useState(false);
  const { shown, moveTo } = moves;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = readPriceRange(String(form.get('min') ?? ''), String(form.get('max') ?? ''));
    setWrong(wanted === null);
    if (wanted) moveTo(change(shown, wanted), stay);
  };
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
      {/* New amounts in the address replace what was typed. */}
      <styles.Amounts key={`${shown.priceMin}-${shown.priceMax}`} onSubmit={handleSubmit} noValidate>
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
