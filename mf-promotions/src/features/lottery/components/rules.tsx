import type { LotteryDetail } from '@jishi/api/lotteries';
import { Card, CardBody, CardHead } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './lottery.styles.ts';

/** The lottery's own rules, and those of all. */
export function Rules({ lottery: { rules, triesPerDay, prizes } }: { lottery: LotteryDetail }) {
  const text = useTexts();
  const hasProducts = prizes.some(({ kind }) => kind === 'product');
  return (
    <Card aria-labelledby="lottery-rules">
      <CardHead>
        <h2 id="lottery-rules">{text('lottery.rules')}</h2>
      </CardHead>
      <CardBody>
        <styles.Rules>
          {rules && <li>{rules}</li>}
          {!rules && triesPerDay !== null && <li>{text('lottery.rule_tries', { count: triesPerDay })}</li>}
          {hasProducts && <li>{text('lottery.rule_products')}</li>}
          <li>{text('lottery.rule_at_once')}</li>
          <li>{text('lottery.rule_gone')}</li>
          <li>{text('lottery.rule_server')}</li>
        </styles.Rules>
      </CardBody>
    </Card>
  );
}
