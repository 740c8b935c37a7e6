import { accountQuery } from '@jishi/api/account/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useUnsavedGuard } from '@jishi/part-kit/unsaved';
import { Card, CardBody, Loading, Skeleton } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { CropDialog } from '../crop/crop-dialog.tsx';
import { useAvatar } from '../hooks/use-avatar.ts';
import { useMailbox } from '../hooks/use-mailbox.ts';
import { useNickname } from '../hooks/use-nickname.ts';
import { AvatarField } from './avatar-field.tsx';
import { MailboxDialog } from './mailbox-dialog.tsx';
import { MailboxRow } from './mailbox-row.tsx';
import { NicknameForm } from './nickname-form.tsx';
import * as styles from './profile.styles.ts';

/** Picture, name and mailbox. One guard stands before all that was typed or chosen and not saved. */
export function PersonalInfo() {
  const { data: account } = useSuspenseQuery(accountQuery(useApi()));
  const avatar = useAvatar();
  const nickname = useNickname(account.nickname ?? '');
  const mailbox = useMailbox();
  const guard = useUnsavedGuard(avatar.chosen !== null || nickname.isDirty || mailbox.isDirty);
  return (
    <Card>
      <InfoHead />
      <CardBody>
        <styles.Who>
          <AvatarField avatar={account.avatar} choosing={avatar} />
          <NicknameForm nickname={nickname} />
        </styles.Who>
      </CardBody>
      <MailboxRow email={account.email} mailbox={mailbox} />
      {avatar.chosen && <CropDialog picture={avatar.chosen} onClose={avatar.close} />}
      {mailbox.isOpen && <MailboxDialog email={account.email} mailbox={mailbox} />}
      {guard}
    </Card>
  );
}

function InfoHead() {
  const text = useTexts();
  return (
    <styles.Head>
      <h1>{text('profile.title')}</h1>
      <styles.HeadNote>{text('profile.shown-where')}</styles.HeadNote>
    </styles.Head>
  );
}

export function PersonalInfoSkeleton() {
  const common = useCommonTexts();
  return (
    <Card as="div">
      <InfoHead />
      <CardBody>
        <Loading label={common('state.loading')}>
          <styles.Who>
            <Skeleton $width="96px" $height="96px" $radius="50%" />
            <Skeleton $height="96px" />
          </styles.Who>
        </Loading>
      </CardBody>
    </Card>
  );
}
