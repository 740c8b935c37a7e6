import type { ShopTime } from '../model/shop-time.ts';
import type { SignIn } from './model.ts';

/** A code that a browser shows to sign in with a phone. Who has its id may follow it and use it once it is granted. */
export type QrCode = {
  readonly id: string;
  /** Address of the picture. */
  readonly picture: string;
  readonly secondsLeft: number;
};

/** What has become of a code. `over`: its time is up, it was used, or there never was one. */
export type QrState = 'waiting' | 'scanned' | 'granted' | 'refused' | 'over';

/** Seconds left by the server's clock; `null` when it was asked instead of followed, which does not say. */
export type QrProgress = { readonly state: QrState; readonly secondsLeft: number | null };

/** The browser that shows a code; values are `null` on servers that do not know. */
export type AskingBrowser = {
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly at: ShopTime | null;
};

/** What a phone hears that has scanned a code: it may answer, somebody else was first, or it is too late. */
export type Scan =
  | { readonly outcome: 'mine'; readonly asking: AskingBrowser; readonly secondsLeft: number | null }
  | { readonly outcome: 'taken' | 'over' };

/** Signing in by a code tells the portrait too. */
export type QrSignIn = SignIn & { readonly portrait: string | null };
