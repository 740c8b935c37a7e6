import { centsFromYuan, toFlag, toNumber, toOptionalNumber, toOptionalText } from '../wire/values.ts';
import type { Account, AccountChange } from './model.ts';
import type { WireUser } from './wire.ts';

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

export function toWireAccountChange({ nickname, avatar }: AccountChange) {
  return {
    ...(nickname === undefined ? {} : { nickname: nickname.trim() }),
    ...(avatar === undefined ? {} : { portrait: avatar }),
  };
}
