import type { Account } from '@jishi/api/account';
import { accountQuery } from '@jishi/api/account/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { group, maskPhone, useCommonTexts, useFormat } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Figures, Loading, Picture, Row, Skeleton, Text, TextLink } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { CouponValue } from './coupon-value.tsx';
import * as styles from './portal.styles.ts';

/** Picture and name of the customer, balance and points. */
export function Profile() {
  const text = useTexts();
  const { has } = useShop();
  const { data: account } = useSuspenseQuery(accountQuery(useApi()));
  const { nickname, phone, avatar } = account;
  return (
    <styles.Me>
      <styles.Who>
        <styles.Avatar>
          {avatar ? (
            <Picture src={avatar} alt="" width={70} height={70} fill priority />
          ) : (
            <UserRound size={36} strokeWidth={1.5} aria-hidden />
          )}
        </styles.Avatar>
        <div>
          <h2>{nickname || maskPhone(phone ?? '') || text('portal.guest')}</h2>
          {nickname && phone && (
            <Text $size="caption" $tone="secondary">
              <Figures>{maskPhone(phone)}</Figures>
            </Text>
          )}
          {has('mf_user_centre/profile') && (
            <TextLink as={Link} to={paths.profile()}>
              {text('portal.edit')}
            </TextLink>
          )}
        </div>
      </styles.Who>
      <Values account={account} />
    </styles.Me>
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

export function ProfileSkeleton() {
  const common = useCommonTexts();
  return (
    <styles.Me as="div">
      <Loading label={common('state.loading')}>
        <Row $gap={4}>
          <Skeleton $width="76px" $height="76px" $radius="50%" />
          <Skeleton $width="160px" $height="30px" />
        </Row>
      </Loading>
    </styles.Me>
  );
}
