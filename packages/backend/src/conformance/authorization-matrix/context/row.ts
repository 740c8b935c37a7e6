import type { Access } from '../../../kernel/context/shop-app.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';

/** Who calls: nobody who is signed in, the customer it belongs to, somebody else who is signed in too. */
export type Who = 'visitor' | 'owner' | 'other';

/** What a fixture is made with: two customers nobody has seen before. */
export type CallContext = { shop: TestShop; owner: TestCustomer; other: TestCustomer };

/** What a call is made with. */
export type CallFixture = {
  /** Parameters of the path. */
  path?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Texts that only the owner may read: the owner's answer has each of them, nobody else's has any. */
  secrets?: readonly string[];
};

/** What somebody is answered. Only what is given is compared; `body` is for answers without an envelope. */
export type Expected = { status: number; code?: number; message?: unknown; body?: string };

export type Row = {
  access: Access;
  make(context: CallContext): Promise<CallFixture> | CallFixture;
  /** Login-only calls tell a visitor to sign in; elsewhere a row says it. */
  visitor?: Expected;
  owner: Expected;
  other: Expected;
  /** What the other customer sends where the owner knows something they cannot know. */
  otherSends?(fixture: CallFixture, context: CallContext): CallFixture;
  /** The fixture is used up by whoever comes first: everybody gets one of their own. */
  once?: true;
};

/** Rows by method and path, the path below the base of the api unless it begins with a slash. */
export type Rows = Readonly<Record<string, Row>>;

export const ok: Expected = { status: 200 };
/** Done, and the answer is that there is nothing. */
export const nothing: Expected = { status: 200, message: null };
/** Not there, or somebody else's: both look the same. */
export const missing: Expected = { status: 404, code: 50000 };
export const noSuchPath: Expected = { status: 404, code: 0 };
export const refused = (code: number): Expected => ({ status: 401, code });
export const signInFirst: Expected = { status: 500, code: 0, message: 'Unauthenticated.' };

/** Nothing personal in it: everybody is answered the same. */
export const same = (make: Row['make'], access: Access = 'secret', expected: Expected = ok): Row => ({
  access,
  make,
  visitor: expected,
  owner: expected,
  other: expected,
});

/** Everybody who is signed in may, each for themselves. */
export const own = (make: Row['make'], more: Partial<Row> = {}): Row => ({
  access: 'login',
  make,
  owner: ok,
  other: ok,
  ...more,
});

/** Only the owner may; for others it is not there. */
export const ownersOnly = (make: Row['make'], more: Partial<Row> = {}): Row => own(make, { other: missing, ...more });
