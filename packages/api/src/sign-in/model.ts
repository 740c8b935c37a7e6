/** What signing in or refreshing answers. */
export type SignInTokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly tokenType: string;
  /** Lifetime of the access token. */
  readonly expiresInSeconds: number;
  /** Days the tokens are kept when "remember" is ticked; `null` after a refresh, which does not say. */
  readonly rememberDays: number | null;
};

/** Tokens as the browser keeps them. */
export type StoredTokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly tokenType: string;
  /** Instant of expiry in milliseconds since 1970: now + lifetime. */
  readonly expiresAt: number;
  /** Days to keep the cookies; `null` means until the browser closes ("remember" not ticked). */
  readonly rememberDays: number | null;
};

/** The answer of a sign-in. Name and phone number are missing on servers that do not send them. */
export type SignIn = {
  readonly tokens: SignInTokens;
  readonly nickname: string | null;
  readonly phone: string | null;
};

/** `sign-in` also signs up; `recover` needs a known number; `change` a number of nobody else. */
export type CodePurpose = 'sign-in' | 'recover' | 'change';

/** `demoCode` holds the code only where the shop sends none (demo mode). */
export type SentCode = { readonly demoCode: string | null };
