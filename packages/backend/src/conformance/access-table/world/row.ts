import type { Access } from '../../../kernel/context/shop-app.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';

/** Who calls: nobody who is signed in, the customer whose thing it is, somebody else who is signed in too. */
export type Who = 'visitor' | 'owner' | 'other';

/** What a thing is made with: two customers nobody has seen before. */
export type World = { shop: TestShop; owner: TestCustomer; other: TestCustomer };

/** What a call is made with. */
export type Thing = {
  /** Parameters of the path. */
  path?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Texts that only the owner may read: the owner's answer has each of them, nobody else's has any. */
  secrets?: readonly string[];
};

/** What somebody is answered. Only what is given is compared; `body` is for answers without an envelope. */
export type Told = { status: number; code?: number; message?: unknown; body?: string };

export type Row = {
  access: Access;
  make(world: World): Promise<Thing> | Thing;
  /** Login-only calls tell a visitor to sign in; elsewhere a row says it. */
  visitor?: Told;
  owner: Told;
  other: Told;
  /** What the other customer sends where the owner knows something they cannot know. */
  otherSends?(thing: Thing, world: World): Thing;
  /** The thing is used up by whoever comes first: everybody gets one of their own. */
  once?: true;
};

/** Rows by method and path, the path below the base of the api unless it begins with a slash. */
export type Rows = Readonly<Record<string, Row>>;

export const fine: Told = { status: 200 };
/** Done, and the answer is that there is nothing. */
export const nothing: Told = { status: 200, message: null };
/** Not there, or somebody else's: both look the same (rulings 20). */
export const missing: Told = { status: 404, code: 50000 };
export const noSuchPath: Told = { status: 404, code: 0 };
export const refused = (code: number): Told => ({ status: 401, code });
export const signInFirst: Told = { status: 500, code: 0, message: 'Unauthenticated.' };

/** Nothing personal in it: everybody is answered the same. */
export const same = (make: Row['make'], access: Access = 'secret', told: Told = fine): Row => ({
  access,
  make,
  visitor: told,
  owner: told,
  other: told,
});

/** Everybody who is signed in may, each for themselves. */
export const own = (make: Row['make'], more: Partial<Row> = {}): Row => ({
  access: 'login',
  make,
  owner: fine,
  other: fine,
  ...more,
});

/** Only the owner may; for others it is not there. */
export const ownersOnly = (make: Row['make'], more: Partial<Row> = {}): Row => own(make, { other: missing, ...more });
