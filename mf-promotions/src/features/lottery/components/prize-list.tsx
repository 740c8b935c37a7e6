import type { LotteryDetail } from '@jishi/api/lotteries';
import { Card, CardBody, CardHead, Figures, Tag, Text } from '@jishi/ui';
import { PrizePicture } from '../../../components/prize-picture.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { chancesOf, chanceText } from '../model/chances.ts';
import * as styles from './lottery.styles.ts';

/** What can be won, with its whole name and how likely it is: the game itself has room for pictures only. */
export function PrizeList({ lottery }: { lottery: LotteryDetail }) {
  const text = useTexts();
  const chances = chancesOf(lottery);
  if (lottery.prizes.length === 0) return null;
  return (
    <Card aria-labelledby="lottery-prizes">
      <CardHead>
        <h2 id="lottery-prizes">{text('lottery.prizes')}</h2>
        <styles.AtEnd>{text('lottery.chance')}</styles.AtEnd>
      </CardHead>
      <CardBody>
        <styles.Prizes>
          {lottery.prizes.map((prize, place) => (
            <li key={prize.id}>
              <span>
                <PrizePicture prize={prize} size={36} />
              </span>
              <b>{prize.name}</b>
              {prize.left === 0 ? (
                <Tag>{text('lottery.gone')}</Tag>
              ) : (
                <Text as="span" $tone="secondary">
                  <Figures>{chanceText(chances[place] ?? 0)}</Figures>
                </Text>
              )}
            </li>
          ))}
        </styles.Prizes>
        {lottery.game === 'slot-machine' && (
          <styles.Rule $tone="tertiary" $size="caption">
            {text('lottery.slot_rule')}
          </styles.Rule>
        )}
      </CardBody>
    </Card>
  );
}
