import type { LocalText } from '../../kernel/texts/languages.ts';
import type { Notice } from '../notices/send-notice.ts';
import { DAYS_TO_REDEEM } from './records/redeem-time.ts';

/** Texts of a prize; `until` as notices write times, `points`: what it turns into. */
export type LapsingPrize = { lottery: LocalText; prize: LocalText; until: string; points: number };

/** Tells that products somebody won wait for one more day; it leads to the record they are ordered from. */
export function lapsingPrizeNotice({ lottery, prize, until, points }: LapsingPrize): Notice {
  const { zh = '', en = zh } = prize;
  return {
    kind: 'prize_lapses',
    type: 3,
    link: '/user/integralDraw/log',
    price: null,
    title: { zh: '奖品快过期了', en: 'Your prize lapses soon' },
    remark: {
      zh: `“${zh}”只再保留一天，请尽快到“中奖记录”里填写地址${points > 0 ? `，否则折成 ${points} 积分` : ''}。`,
      en: `"${en}" waits for one more day. Give an address under "winning record"${points > 0 ? `, or it turns into ${points} points` : ''}.`,
    },
    rows: [
      { label: { zh: '抽奖', en: 'Lottery' }, value: lottery },
      { label: { zh: '奖品', en: 'Prize' }, value: prize },
      { label: { zh: '到期时间', en: 'Lapses at' }, value: until },
    ],
  };
}

export function wonNotice(lottery: LocalText, prize: LocalText, at: string): Notice {
  return {
    kind: 'lottery_won',
    type: 3,
    link: '/user/integralDraw/log',
    price: null,
    title: { zh: '恭喜中奖', en: 'You have won' },
    remark: {
      zh: `请在 ${DAYS_TO_REDEEM} 天内到“中奖记录”里填写地址。`,
      en: `Give an address within ${DAYS_TO_REDEEM} days, under "winning record".`,
    },
    rows: [
      { label: { zh: '抽奖', en: 'Lottery' }, value: lottery },
      { label: { zh: '奖品', en: 'Prize' }, value: prize },
      { label: { zh: '时间', en: 'Time' }, value: at },
    ],
  };
}
