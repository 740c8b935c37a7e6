import type { DrawWish } from '@jishi/api/lotteries';
import { fairDrawQuery } from '@jishi/api/lotteries/queries';
import { useApi } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Tag } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { useTexts } from '../../../messages/texts.ts';
import { useWish } from '../hooks/use-wish.ts';
import * as styles from './fairness.styles.ts';
import { Fingerprint } from './fingerprint.tsx';
import { OwnWord } from './own-word.tsx';

/** A page that stays open notices a new day; a draw under the seed of yesterday is refused in any case. */
const ASK_AGAIN_MS = 5 * 60_000;

type NextDrawProps = { lotteryId: string; onWish: (wish: DrawWish) => void };

/** What the next draw will be made from, before it is made. */
export function NextDraw({ lotteryId, onWish }: NextDrawProps) {
  const text = useTexts();
  const format = useFormat();
  const { data: fair } = useSuspenseQuery({
    ...fairDrawQuery(useApi(), lotteryId),
    refetchInterval: ASK_AGAIN_MS,
  });
  const { today, previous } = fair;
  const wish = useWish(today.hash, onWish);
  return (
    <>
      <p>{text('fair.lead', { time: format.date(today.publishedAt, 'minute') })}</p>
      <styles.How>
        <summary>{text('fair.how')}</summary>
        <ol>
          <li>{text('fair.how_seed')}</li>
          <li>{text('fair.how_word')}</li>
          <li>{text('fair.how_result')}</li>
          <li>{text('fair.how_check')}</li>
        </ol>
      </styles.How>
      <styles.Facts>
        <div>
          <dt>
            {text('fair.today')}
            <Tag $tone="trust">
              <Lock size={11} strokeWidth={2} aria-hidden />
              {text('fair.sealed')}
            </Tag>
          </dt>
          <dd>
            <Fingerprint digits={today.hash} what={text('fair.today')} />
          </dd>
        </div>
        {previous?.seed && (
          <div>
            <dt>
              {text('fair.previous', { day: format.date(previous.day, 'long') })}
              <Tag $tone="info">{text('fair.published')}</Tag>
            </dt>
            <dd>
              <Fingerprint digits={previous.seed} what={text('fair.seed')} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text('fair.you')}</dt>
          <dd>
            <styles.Code>{fair.customer}</styles.Code>
            <span>{text('fair.turn', { number: fair.draw })}</span>
          </dd>
        </div>
      </styles.Facts>
      <OwnWord word={wish.word} onWord={wish.setWord} onNew={wish.renew} />
    </>
  );
}
