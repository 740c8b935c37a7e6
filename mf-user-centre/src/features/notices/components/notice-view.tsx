import type { Notice } from '@jishi/api/notices';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Card, CardBody, Figures, LinkButton, Price, Row, Stack } from '@jishi/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { useEmitNoticesRead } from '../hooks/use-emit-notices-read.ts';
import { isWireTime } from '../model/wire-time.ts';
import { KindTag } from './kind-tag.tsx';
import { KindTile } from './kind-tile.tsx';
import * as styles from './notice-view.styles.ts';
import { NoticeWay } from './notice-way.tsx';

/** A whole message. The server has marked it as read by answering; here that is told to what counts and lists. */
export function NoticeView({ notice }: { notice: Notice }) {
  const text = useTexts();
  const format = useFormat();
  const emitRead = useEmitNoticesRead();
  const { kind, title, sentAt, amount, remark, details, isRead, path } = notice;
  const hasAmount = kind === 'trade' && amount !== null;
  useEffect(() => {
    if (!isRead) void emitRead('getNotice');
  }, [isRead, emitRead]);
  return (
    <Card>
      <styles.Head>
        <KindTile kind={kind} path={path} />
        <styles.Title>
          <h1>{title}</h1>
          <styles.About>
            <KindTag kind={kind} />
            <Figures as="time" dateTime={sentAt}>
              {format.date(sentAt, 'minute')}
            </Figures>
          </styles.About>
        </styles.Title>
        {hasAmount && (
          <styles.Amount>
            <span>{text('notice.amount')}</span>
            <Price parts={format.moneyParts(amount)} size="l" />
          </styles.Amount>
        )}
      </styles.Head>
      <CardBody>
        <Stack $gap={5}>
          {remark && <styles.Remark>{remark}</styles.Remark>}
          <NoticeFacts details={hasAmount ? details.filter(({ label }) => label !== text('notice.amount')) : details} />
          <Row $wrap>
            <NoticeWay path={path} />
            <LinkButton as={Link} to={paths.notices()}>
              {text('notice.back')}
            </LinkButton>
          </Row>
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Names and values; what has no value is left out. */
function NoticeFacts({ details }: Pick<Notice, 'details'>) {
  const { date } = useFormat();
  const known = details.filter(({ value }) => value !== '');
  if (known.length === 0) return null;
  return (
    <styles.Facts>
      {known.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{isWireTime(value) ? date(value, 'minute') : value}</dd>
        </div>
      ))}
    </styles.Facts>
  );
}
