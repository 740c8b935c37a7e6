import { paths, useFirstNow, useShop } from '@jishi/contracts';
import { toInstant, useFormat } from '@jishi/i18n';
import { Awning, LinkButton } from '@jishi/ui';
import { Countdown } from '@jishi/ui/data';
import { Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './strip.styles.ts';

export type StripHeadProps = { startsAt: string; endsAt: string; canEnter: boolean };

export function StripHead({ startsAt, endsAt, canEnter }: StripHeadProps) {
  const text = useTexts();
  const format = useFormat();
  const { now } = useShop();
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
        {text('strip.ends-in')}
      </styles.Round>
      <Countdown
        onRed
        label={text('strip.ends-in')}
        daysLabel={(count) => text('strip.days', { count })}
        announcement={(left) =>
          left > 0 ? text('strip.left', { duration: format.duration(left) }) : text('strip.over')
        }
        endsAt={toInstant(endsAt) ?? 0}
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
