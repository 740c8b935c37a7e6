import { paths, useFirstNow, useShop } from '@jishi/contracts';
import { toInstant, useFormat } from '@jishi/i18n';
import { Awning, LinkButton } from '@jishi/ui';
import { Countdown } from '@jishi/ui/data';
import { Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './strip.styles.ts';

/** `endsAt`: null before the round begins. */
export type StripHeadProps = { startsAt: string; endsAt: string | null; canEnter: boolean };

/** What the clock of a round counts to, in words. */
const words = {
  end: { label: 'strip.ends-in', left: 'strip.left', over: 'strip.over' },
  start: { label: 'strip.starts-in', left: 'strip.wait', over: 'strip.begun' },
} as const;

export function StripHead({ startsAt, endsAt, canEnter }: StripHeadProps) {
  const text = useTexts();
  const format = useFormat();
  const { now } = useShop();
  const says = words[endsAt === null ? 'start' : 'end'];
  return (
    <styles.Head>
      <styles.Edge>
        <Awning colours="sale" height={12} />
      </styles.Edge>
      <styles.Title>
        <Zap size={24} strokeWidth={1.75} aria-hidden="true" />
        {text('strip.title')}
      </styles.Title>
      <styles.Round>
        <styles.Begun>{text('strip.round', { time: format.date(startsAt, 'time') })} · </styles.Begun>
        {text(says.label)}
      </styles.Round>
      <Countdown
        onRed
        label={text(says.label)}
        daysLabel={(count) => text('strip.days', { count })}
        announcement={(left) => (left > 0 ? text(says.left, { duration: format.duration(left) }) : text(says.over))}
        endsAt={toInstant(endsAt ?? startsAt) ?? 0}
        now={now}
        startedAt={useFirstNow()}
      />
      {canEnter ? (
        <LinkButton as={Link} to={paths.flashSales()} kind="promo" size="sm">
          {text('strip.enter')}
        </LinkButton>
      ) : null}
    </styles.Head>
  );
}
