import { type PageId, paths, useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Card, CardBody, CardHead, TextLink } from '@jishi/ui';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'react-router-dom';
import * as rows from '../../../components/security/rows.styles.ts';
import { useTexts } from '../../../messages/texts.ts';
import { ownPaths } from '../../../model/own-paths.ts';
import { useLostTexts } from '../hooks/use-lost-texts.ts';
import type { Lost, LostThing } from '../model/losses.ts';
import * as styles from './close-account.styles.ts';

const things: readonly { thing: LostThing; Icon: typeof Wallet; page: PageId; to: string }[] = [
  { thing: 'balance', Icon: Wallet, page: 'mf_user_centre/wallet', to: paths.wallet() },
  { thing: 'points', Icon: Coins, page: 'mf_user_centre/points', to: paths.points() },
  { thing: 'coupons', Icon: TicketPercent, page: 'mf_promotions/own-coupons', to: paths.ownCoupons() },
  { thing: 'prizes', Icon: Gift, page: 'mf_promotions/prizes', to: paths.prizes() },
];

/** Amounts of what is lost, and what becomes of everything else. */
export function Losses({ lost, phone }: { lost: Lost; phone: string }) {
  const text = useTexts();
  const format = useFormat();
  const amounts = useLostTexts(lost);
  const { has } = useShop();
  const hints: Partial<Record<LostThing, string>> = {
    balance: text('close.balance-hint'),
    points: text('close.points-worth', { amount: format.money(lost.worth) }),
  };
  return (
    <Card aria-labelledby="close-lost">
      <CardHead>
        <h2 id="close-lost">{text('close.lost')}</h2>
      </CardHead>
      <styles.LostRows>
        {things.map(({ thing, Icon, page, to }) => {
          const name = text(`close.${thing}`);
          const isThere = lost[thing] > 0;
          return (
            <rows.RowItem key={thing}>
              <rows.RowIcon>
                <Icon size={20} strokeWidth={1.75} aria-hidden />
              </rows.RowIcon>
              <rows.RowText>
                <b>{name}</b>
                {isThere && (
                  <styles.Hint>
                    {hints[thing]}
                    {has(page) && (
                      <TextLink as={Link} to={to} aria-label={text('close.use-of', { name })}>
                        {text('close.use')}
                      </TextLink>
                    )}
                  </styles.Hint>
                )}
              </rows.RowText>
              <rows.RowState>
                {isThere ? <styles.HowMuch>{amounts[thing]}</styles.HowMuch> : text('close.nothing')}
              </rows.RowState>
            </rows.RowItem>
          );
        })}
      </styles.LostRows>
      <CardBody>
        <styles.After>
          <div>
            <dt>{text('close.gone')}</dt>
            <dd>{text('close.gone-text')}</dd>
          </div>
          <div>
            <dt>{text('close.kept')}</dt>
            <dd>{text('close.kept-text')}</dd>
          </div>
          <div>
            <dt>{text('close.number')}</dt>
            <dd>{text('close.number-text', { phone })}</dd>
          </div>
        </styles.After>
        <styles.DataHint>
          {text('close.data-hint')}{' '}
          <TextLink as={Link} to={ownPaths['my-data']()}>
            {text('close.data')}
          </TextLink>
        </styles.DataHint>
      </CardBody>
    </Card>
  );
}
