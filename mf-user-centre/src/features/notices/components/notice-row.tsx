import type { Notice } from '@jishi/api/notices';
import { paths } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Clamp, Text, VisuallyHidden } from '@jishi/ui';
import { Checkbox } from '@jishi/ui/forms';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { KindTag } from './kind-tag.tsx';
import { KindTile } from './kind-tile.tsx';
import * as styles from './notice-row.styles.ts';

type NoticeRowProps = { notice: Notice; isChosen: boolean; onToggle(): void };

/** A message in one line: all of it leads to the message, but for the box that chooses it. */
export function NoticeRow({ notice, isChosen, onToggle }: NoticeRowProps) {
  const { id, kind, title, remark, isRead, sentAt, path } = notice;
  const text = useTexts();
  const common = useCommonTexts();
  const time = useFormat().date(sentAt, 'minute');
  return (
    <styles.Row data-unread={isRead ? undefined : ''}>
      <Checkbox label={text('notices.select', { title, time })} labelHidden checked={isChosen} onChange={onToggle} />
      <KindTile kind={kind} path={path} isUnread={!isRead} />
      <styles.Words>
        <Link to={paths.notice(id)}>
          {!isRead && <VisuallyHidden>{common('state.unread')} </VisuallyHidden>}
          {title}
        </Link>
        {remark && (
          <Text as="div" $tone="secondary">
            <Clamp $lines={3}>{remark}</Clamp>
          </Text>
        )}
      </styles.Words>
      <styles.About>
        <KindTag kind={kind} />
        <styles.Time dateTime={sentAt}>{time}</styles.Time>
      </styles.About>
    </styles.Row>
  );
}
