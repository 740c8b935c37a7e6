import type { Id } from '../model/id.ts';
import type { PageRequest } from '../model/page.ts';
import type { ShopTime } from '../model/shop-time.ts';

/** What goes with a draw: the customer's own word, and the hash of the seed they were shown. A draw under another one is refused. */
export type DrawWish = { readonly word: string; readonly seedHash: string };

/** A day of draws. `seed` is `null` until `publishedAt`; hash and seed are 64 hexadecimal digits. */
export type SeedDay = {
  /** `YYYY-MM-DD` in the shop's zone. */
  readonly day: string;
  readonly hash: string;
  readonly seed: string | null;
  readonly publishedAt: ShopTime;
};

/** What the next draw of this customer in a lottery will be made from. */
export type FairDraw = {
  readonly today: SeedDay;
  /** The newest day whose seed is published; `null` in a shop without one. */
  readonly previous: SeedDay | null;
  /** Number of this customer, part of what is drawn from. */
  readonly customer: number;
  /** Which draw of theirs in this lottery today comes next, from 1. */
  readonly draw: number;
};

/** A prize as a draw found it. `left` -1: without an end. */
export type ProofPrize = { readonly id: Id; readonly name: string; readonly weight: number; readonly left: number };

/** What a draw was made from. */
export type DrawProof = {
  readonly algorithm: string;
  readonly day: SeedDay;
  /** Of all draws of the lottery that day. */
  readonly number: number;
  /** Of the draws of this customer in the lottery that day. */
  readonly draw: number;
  readonly customer: number;
  readonly lottery: number;
  readonly word: string;
  readonly hasReels: boolean;
  readonly prizes: readonly ProofPrize[];
  /** What the game showed: one place, or three of a slot machine. */
  readonly places: readonly number[];
  /** Seals the record: the same for good. */
  readonly receipt: string;
};

/** A draw of the customer, lost ones too. `proof` is `null` for draws that were made before there were any. */
export type OwnDraw = {
  readonly id: Id;
  readonly lottery: { readonly id: Id; readonly name: string };
  readonly prizeName: string | null;
  readonly drawnAt: ShopTime;
  readonly proof: DrawProof | null;
};

/** Draws of one lottery, or of all. */
export type OwnDrawQuery = PageRequest & { readonly lotteryId?: Id | undefined };
