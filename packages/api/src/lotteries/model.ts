import type { Id } from '../model/id.ts';
import type { PageRequest } from '../model/page.ts';
import type { Picture } from '../model/picture.ts';
import type { ShopTime } from '../model/shop-time.ts';

/** How a lottery is played. */
export type Game = 'wheel' | 'grid' | 'slot-machine';

/** `closed`: switched off, before its time as well, or out of prizes. */
export type LotteryState = 'upcoming' | 'open' | 'ended' | 'closed';

/** A lottery, played with points. */
export type Lottery = {
  readonly id: Id;
  readonly name: string;
  readonly game: Game;
  /** As the server saw it when it answered. `lotteryState` tells it for later moments. */
  readonly state: LotteryState;
  /** Price of a draw in points; 0: free. */
  readonly price: number;
  /** Draws a day and customer; `null` without a limit. */
  readonly triesPerDay: number | null;
  /** Empty on servers that do not send it. */
  readonly startsAt: ShopTime;
  readonly endsAt: ShopTime;
  /** The rules, plain text; `null` without any. */
  readonly rules: string | null;
  /** `null` on servers that do not send their clock. */
  readonly serverTime: ShopTime | null;
};

/** What a prize is; `nothing` is a blank. */
export type PrizeKind = 'product' | 'points' | 'coupon' | 'balance' | 'nothing';

/** A prize of a lottery. */
export type Prize = {
  readonly id: Id;
  readonly name: string;
  readonly kind: PrizeKind;
  /** Whether it is won when it is drawn: by the server's flag, never by its name. */
  readonly isWin: boolean;
  readonly picture: Picture | null;
  /** Points of a prize of points, cents of one of money; `null` for others. */
  readonly value: number | null;
  /** Points it turns into when nobody asks for it in time; 0: none. */
  readonly recycledPoints: number;
  /** Its share in the draw is its weight among all of the lottery's. A slot machine takes no weights. */
  readonly weight: number;
  /** How many are left; `null` without an end. */
  readonly left: number | null;
};

/** A lottery with its prizes, in the order draws count them in. */
export type LotteryDetail = Lottery & {
  /** Draws of this customer since the shop's midnight. */
  readonly drawsToday: number;
  readonly prizes: readonly Prize[];
};

/** What a draw showed: places in the list of prizes. One for wheel and grid; three for a slot machine, won when equal. */
export type Draw = { readonly places: readonly number[] };

/** Somebody's prize as everybody sees it. */
export type Winner = {
  readonly id: Id;
  readonly prize: Prize;
  /** Masked by the server; empty where it says none. */
  readonly name: string;
  readonly wonAt: ShopTime;
};

export type WinnerQuery = PageRequest & {
  readonly lotteryId: Id;
  readonly oldestFirst?: boolean | undefined;
};

/** `open`: a product that waits for its order. `recycled`: turned into points, as nobody asked for it in time. */
export type OwnPrizeState = 'open' | 'redeemed' | 'recycled';

/** A prize of the customer. `id` is what an order names to redeem it. */
export type OwnPrize = {
  readonly id: Id;
  readonly lottery: { readonly id: Id; readonly name: string } | null;
  readonly prize: Prize;
  readonly state: OwnPrizeState;
  /** The order that redeemed it. */
  readonly orderId: Id | null;
  readonly wonAt: ShopTime;
  /** Until when an open one can be redeemed; `null` where nothing lapses or the server does not say. */
  readonly redeemBefore: ShopTime | null;
};

export type OwnPrizeQuery = PageRequest & { readonly oldestFirst?: boolean | undefined };
