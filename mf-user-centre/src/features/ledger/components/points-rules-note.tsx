import type { PointsRules } from '@jishi/api/points';
import { pointsRulesQuery } from '@jishi/api/points/queries';
import { useApi, useShop } from '@jishi/contracts';
import { group, useCommonTexts, useFormat } from '@jishi/i18n';
import { Loading, Note } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { type EarningWay, earningWays, pointsPerUnit, roundWorth } from '../model/earning-ways.ts';
import * as styles from './account-card.styles.ts';

/** What a review needs to earn points is said with them. */
function reviewing({ review }: PointsRules, text: ReturnType<typeof useTexts>): string {
  const values = { points: group(review.points), characters: review.characters, count: review.pictures };
  return text(review.pictures > 0 ? 'points.earn-review-pictures' : 'points.earn-review', values);
}

/** As much room as the paragraph takes with the rules a shop starts with. */
export function PointsRulesSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <styles.RulesPlace $radius="var(--r-sm)" />
    </Loading>
  );
}

/** One paragraph: what points are worth and how they are earned, as the shop has set it. */
export function PointsRulesNote() {
  const text = useTexts();
  const format = useFormat();
  const { has } = useShop();
  const { data: rules } = useSuspenseQuery(pointsRulesQuery(useApi()));
  const worth = roundWorth(rules);
  const ways: Record<EarningWay, string> = {
    shopping: text('points.earn-shopping', { amount: format.money(100), points: group(pointsPerUnit(rules)) }),
    review: reviewing(rules, text),
    lottery: text('points.earn-lottery'),
  };
  const sentences = [
    text('points.about', { points: group(worth.points), amount: format.money(worth.cents) }),
    ...earningWays(rules, has('mf_promotions/lotteries')).map((way) => ways[way]),
  ];
  // Chinese sentences stand without a blank between them.
  return <Note tone="promo">{sentences.join(format.lang === 'zh' ? '' : ' ')}</Note>;
}
