import { goodsByHourQuery } from '@jishi/api/products/queries';
import { type DayPart, dayPartAt, nextDayPartAfter } from '@jishi/api/shop-clock';
import { useFirstNow, useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { useTurn } from '@jishi/part-kit/use-turn';
import { Section, SectionTitle } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { Why } from './by-hour.styles.ts';
import { SeenProducts, SeenSkeleton } from './seen-products.tsx';

/** One row on a wide screen. */
const GOODS = 6;

const titles = {
  morning: 'home.hour.morning',
  noon: 'home.hour.noon',
  afternoon: 'home.hour.afternoon',
  evening: 'home.hour.evening',
  night: 'home.hour.night',
} as const satisfies Record<DayPart, string>;

/**
 * What the owner's table has for this hour and season. When the hour turns others take their places, in boxes as large; until they are
 * known the goods and the words of before stay.
 */
export function ByHour() {
  const text = useTexts();
  const format = useFormat();
  const { api, now } = useShop();
  const { data, refetch } = useSuspenseQuery(goodsByHourQuery(api, GOODS, now));
  const turn = nextDayPartAfter(data.askedAt);
  useTurn({ at: turn, now, ask: refetch });
  if (data.items.length === 0) return null;
  const title = text(titles[dayPartAt(data.askedAt)]);
  return (
    <Section>
      <SectionTitle>{title}</SectionTitle>
      <SeenProducts label={title} products={data.items} />
      <Why $size="caption" $tone="tertiary">
        {text('home.hour.why', { time: format.date(turn, 'time') })}
      </Why>
    </Section>
  );
}

/** The same boxes, empty. */
export function ByHourSkeleton() {
  const text = useTexts();
  return (
    <Section>
      <SectionTitle>{text(titles[dayPartAt(useFirstNow())])}</SectionTitle>
      <SeenSkeleton />
      <Why $size="caption" />
    </Section>
  );
}
