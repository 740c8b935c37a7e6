import { z } from 'zod';
import { setting } from '../../kernel/settings/settings.ts';
import { textSetting } from '../shop-settings/setting-shapes.ts';

/** Days after receipt in which a refund can be asked for: the promise of seven days. */
export const daysToAsk = setting(
  'refunds.ask_days',
  'days after receipt in which a refund can be asked for, from 7 to 365',
  z.int().min(7).max(365),
  7,
);

export const hoursToAnswer = setting(
  'refunds.answer_hours',
  'hours in which the shop answers a refund; after them it is agreed to, from 1 to 720',
  z.int().min(1).max(720),
  24,
);

export const daysToSend = setting(
  'refunds.send_days',
  'days in which goods of an agreed return have to be sent, at midnight; after them it is closed, from 1 to 90',
  z.int().min(1).max(90),
  7,
);

export const daysToReceive = setting(
  'refunds.receive_days',
  'days after goods were sent back in which the shop looks at them; after them they count as received, from 1 to 90',
  z.int().min(1).max(90),
  10,
);

export const returnAddress = setting(
  'refunds.return_address',
  'where goods are sent back to, with name and phone number: a text, or one per language',
  textSetting,
  {
    zh: '集市退货仓 收，0571-8800 0000，浙江省杭州市余杭区良渚街道 18 号仓',
    en: 'Jishi Returns, +86 571 8800 0000, Warehouse 18, Liangzhu Street, Yuhang, Hangzhou, Zhejiang',
  },
);
