import type { LotteryDetail } from '@jishi/api/lotteries';
import { paths, useShop } from '@jishi/contracts';
import { group } from '@jishi/i18n';
import { Card, MoreLink } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { triesLeft } from '../model/obstacle.ts';
import * as styles from './lottery.styles.ts';

/** Points and tries of this customer, before anything is spent. */
export function OwnNumbers({ lottery, points }: { lottery: LotteryDetail; points: number | null }) {
  const text = useTexts();
  const { has } = useShop();
  const left = triesLeft(lottery);
  return (
    <Card aria-label={text('lottery.own')}>
      <styles.Own>
        <styles.Numbers>
          {points !== null && (
            <div>
              <dt>{text('lottery.points_owned')}</dt>
              <dd>{group(points)}</dd>
            </div>
          )}
          <div>
            <dt>{text('lottery.tries_left')}</dt>
            <dd>{left === null ? text('lottery.no_limit') : `${left} / ${lottery.triesPerDay}`}</dd>
          </div>
        </styles.Numbers>
        {has('mf_user_centre/points') && (
          <MoreLink as={Link} to={paths.points()}>
            {text('lottery.points_detail')}
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </MoreLink>
        )}
        <MoreLink as={Link} to={paths.prizes()}>
          {text('prizes.title')}
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </MoreLink>
      </styles.Own>
    </Card>
  );
}
