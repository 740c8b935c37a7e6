import type { CentsRange } from '@jishi/api';
import { useFormat } from '@jishi/i18n';
import { type ChangeEvent, type SyntheticEvent, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { ListAddress } from '../model/list-address.ts';
import { amountAt, amountsOf, moveHandle, type Slider, type SliderHandle, sliderOf } from '../model/slider.ts';
import * as styles from './price-slider.styles.ts';

type PriceSliderProps = { range: CentsRange; shown: ListAddress };

/** The two amounts of the form on a line: handles fill the fields, and send them once they are let go. */
export function PriceSlider({ range, shown }: PriceSliderProps) {
  const text = useTexts();
  const format = useFormat();
  const [moved, setMoved] = useState<{ from: string; slider: Slider } | null>(null);
  // Other amounts in the address replace what was moved.
  const chosen = `${shown.priceMin}-${shown.priceMax}`;
  const isMoved = moved?.from === chosen;
  const slider = isMoved ? moved.slider : sliderOf(range, shown);
  const { stops, low, high } = slider;
  const last = stops.length - 1;
  if (last === 0) return null;

  const send = ({ currentTarget: { form } }: SyntheticEvent<HTMLInputElement>) => {
    if (isMoved) form?.requestSubmit();
  };
  const handle = (which: SliderHandle) => ({
    type: 'range',
    min: 0,
    max: last,
    value: slider[which],
    'aria-label': text(which === 'low' ? 'list.price_min' : 'list.price_max'),
    'aria-valuetext': format.money(amountAt(slider, which)),
    onChange({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) {
      const next = moveHandle(slider, which, Number(value));
      setMoved({ from: chosen, slider: next });
      for (const [name, amount] of Object.entries(amountsOf(next))) {
        const field = form?.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = amount;
      }
    },
    onPointerUp: send,
    onKeyUp: send,
  });
  return (
    <styles.Slider>
      <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect x={low} width={high - low} height="1" />
      </svg>
      <styles.Handle {...handle('low')} $isAbove={low > last / 2} />
      <styles.Handle {...handle('high')} $isAbove={false} />
    </styles.Slider>
  );
}
