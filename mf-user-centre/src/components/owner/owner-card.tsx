import type { Account } from '@jishi/api/account';
import { maskPhone, useCommonTexts } from '@jishi/i18n';
import { Figures, Loading, Picture, Row, Skeleton, Text } from '@jishi/ui';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { Avatar } from '../avatar.styles.ts';
import * as styles from './owner-card.styles.ts';

type OwnerCardProps = {
  account: Pick<Account, 'nickname' | 'phone' | 'avatar'>;
  /** Below the name. */
  more?: ReactNode;
  /** Beside who it is; on phones below. */
  children: ReactNode;
};

/** Whose account it is, and what there is to say of it. */
export function OwnerCard({ account: { nickname, phone, avatar }, more, children }: OwnerCardProps) {
  const text = useTexts();
  return (
    <styles.Me>
      <styles.Who>
        <Avatar $size="76px">
          {avatar ? (
            <Picture src={avatar} alt="" width={70} height={70} fill priority />
          ) : (
            <UserRound size={36} strokeWidth={1.5} aria-hidden />
          )}
        </Avatar>
        <div>
          <h2>{nickname || maskPhone(phone ?? '') || text('portal.guest')}</h2>
          {nickname && phone && (
            <Text $size="caption" $tone="secondary">
              <Figures>{maskPhone(phone)}</Figures>
            </Text>
          )}
          {more}
        </div>
      </styles.Who>
      {children}
    </styles.Me>
  );
}

export function OwnerCardSkeleton({ children }: { children?: ReactNode }) {
  const common = useCommonTexts();
  return (
    <styles.Me as="div">
      <Loading label={common('state.loading')}>
        <Row $gap={4}>
          <Skeleton $width="76px" $height="76px" $radius="50%" />
          <Skeleton $width="160px" $height="30px" />
        </Row>
      </Loading>
      {children}
    </styles.Me>
  );
}
