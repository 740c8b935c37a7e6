import { centsFromYuan, toFlag, toNumber, toOptionalNumber, toOptionalText } from '../wire/values.ts';
import type { Account, AccountChange } from './model.ts';
import { type NoticeChoice, type NoticeChoices, noticeTopics, noticeWays } from './notice-choices.ts';
import type { WireNoticeChoices, WireUser } from './wire.ts';

export function toAccount(wire: WireUser): Account {
  return {
    phone: toOptionalText(wire.cellphone),
    nickname: toOptionalText(wire.nickname),
    avatar: toOptionalText(wire.portrait),
    email: toOptionalText(wire.email),
    balance: centsFromYuan(wire.money),
    points: wire.integral
      ? {
          available: toNumber(wire.integral.available),
          total: toOptionalNumber(wire.integral.total),
          worth: centsFromYuan(wire.integralMoney),
        }
      : null,
    notifies: { email: toFlag(wire.notification?.email), wechat: toFlag(wire.notification?.wechat) },
  };
}

export function toNoticeChoices({ ways, topics }: WireNoticeChoices): NoticeChoices {
  return {
    ways: noticeWays.filter((way) => ways.includes(way)),
    topics: noticeTopics.flatMap((topic) => {
      const wire = topics.find((known) => known.topic === topic);
      if (!wire) return [];
      const { site, mail, sms, fixed } = wire;
      return { topic, ways: { site, mail, sms }, fixed: noticeWays.filter((way) => fixed.includes(way)) };
    }),
  };
}

export const toWireNoticeChoice = ({ topic, way, isOn }: NoticeChoice) => ({ topics: [{ topic, [way]: isOn }] });

export function toWireAccountChange({ nickname, avatar }: AccountChange) {
  return {
    ...(nickname === undefined ? {} : { nickname: nickname.trim() }),
    ...(avatar === undefined ? {} : { portrait: avatar }),
  };
}
