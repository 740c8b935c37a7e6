import type { Account } from '@jishi/api/account';
import { accountQuery } from '@jishi/api/account/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { group, useFormat } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { TextLink } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OwnerCard } from '../../../components/owner/owner-card.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { CouponValue } from './coupon-value.tsx';
import * as styles from './portal.styles.ts';

/** Picture and name of the customer, balance and points. */
export function Profile() {
  const text = useTexts();
  const { has } = useShop();
  const { data: account } = useSuspenseQuery(accountQuery(useApi()));
  const edit = (
    <TextLink as={Link} to={paths.profile()}>
      {text('portal.edit')}
    </TextLink>
  );
  return (
    <OwnerCard account={account} more={has('mf_user_centre/profile') && edit}>
      <Values account={account} />
    </OwnerCard>
  );
}

function Values({ account: { balance, points } }: { account: Account }) {
  const text = useTexts();
  const format = useFormat();
  const { has } = useShop();
  return (
    <styles.Values>
      <styles.Value>
        <span>{text('portal.balance')}</span>
        <b>{format.money(balance)}</b>
        {has('mf_user_centre/wallet') && (
          <TextLink as={Link} to={paths.wallet()}>
            {text('portal.see-wallet')}
          </TextLink>
        )}
      </styles.Value>
      {points && (
        <styles.Value>
          <span>{text('portal.points')}</span>
          <b>{group(points.available)}</b>
          {has('mf_user_centre/points') ? (
            <TextLink as={Link} to={paths.points()}>
              {text('portal.points-worth', { amount: format.money(points.worth) })}
            </TextLink>
          ) : (
            <span>{text('portal.points-worth', { amount: format.money(points.worth) })}</span>
          )}
        </styles.Value>
      )}
      {has('mf_promotions/own-coupons') && (
        <Block fallback={<styles.Value aria-hidden />} failed={null}>
          <CouponValue />
        </Block>
      )}
    </styles.Values>
  );
}
