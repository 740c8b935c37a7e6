import type { LocalText } from '../../texts/languages.ts';
import type { Notice } from '../orders/notices.ts';
import { DAYS_TO_REDEEM } from './redeem-time.ts';

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
