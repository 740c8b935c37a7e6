import type { Notice } from '@jishi/api/notices';
import { paths } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Clamp, Text, VisuallyHidden } from '@jishi/ui';
import { Checkbox } from '@jishi/ui/forms';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { KindTag } from './kind-tag.tsx';
import * as styles from './notice-list.styles.ts';

type NoticeRowProps = { notice: Notice; isChosen: boolean; onToggle(): void };

export function NoticeRow({ notice: { id, kind, title, remark, isRead, sentAt }, isChosen, onToggle }: NoticeRowProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const time = useFormat().date(sentAt, 'minute');
  return (
    <styles.Row data-unread={isRead ? undefined : ''}>
      <Checkbox label={text('notices.select', { title, time })} labelHidden checked={isChosen} onChange={onToggle} />
      <styles.Words>
        <Link to={paths.notice(id)}>
          {!isRead && <VisuallyHidden>{common('state.unread')} </VisuallyHidden>}
          {title}
        </Link>
        {remark && (
          <Text as="div" $tone="secondary">
            <Clamp>{remark}</Clamp>
          </Text>
        )}
      </styles.Words>
      <styles.Kind>
        <KindTag kind={kind} />
      </styles.Kind>
      <styles.Time dateTime={sentAt}>{time}</styles.Time>
    </styles.Row>
  );
}
