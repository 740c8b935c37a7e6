import type { LivePages } from '../../../kernel/releases/live-pages.ts';

/** `blocks`: the shop cannot do business so · `advice`: it can, but an owner should know. */
type Level = 'blocks' | 'advice';

/** Something that is missing, and what mends it: a command, or a line of `.env`. */
export type Finding = {
  /** What was looked at, in a word. */
  about: string;
  level: Level;
  problem: string;
  mend: string;
};

/** Looks at some of the facts, and says what is missing. */
export type Check = (facts: ShopFacts) => Finding[];

/** Products that are wrong in one way: how many, and the first of them by key. */
export type ProductsOf = { count: number; keys: readonly string[] };

/** An address that content leads to. `mend`: the command that changes it. */
export type ContentLink = { where: string; address: string; mend: string };

/** All a check may know. Nothing in it is secret. */
export type ShopFacts = {
  now: Date;
  isDemo: boolean;
  publicOrigin: string | null;
  sendsSms: boolean;
  sendsMail: boolean;
  /** Somebody is asked where parcels are. */
  tracksParcels: boolean;
  /** Ways to pay the operator has chosen, and those of them that are set up. */
  chosenMethods: readonly string[];
  usableMethods: readonly string[];
  /** Couriers that carry new parcels. */
  couriers: number;
  /** Shipping rates with a step that holds nowhere. */
  idleSteps: readonly string[];
  goods: {
    onSale: number;
    free: ProductsOf;
    /** By language: without a name, and with a variant that is not named. */
    unnamed: Readonly<Record<string, ProductsOf>>;
    unnamedVariants: Readonly<Record<string, ProductsOf>>;
  };
  /** Languages in which each legal text can be read. */
  legal: Readonly<Record<string, readonly string[]>>;
  languages: readonly string[];
  /** Settings that speak for the owner and are still the default. */
  unsaid: readonly string[];
  links: readonly ContentLink[];
  pages: LivePages;
  /** Day whose draws rest, as its seed was sealed with another key; null: all is well. */
  sealedElsewhere: string | null;
  /** When `pnpm shop backup` ran last; null: never. */
  lastBackup: Date | null;
};
