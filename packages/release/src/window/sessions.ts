import { randomBytes } from 'node:crypto';

/** What a browser that signed in sends with each request. */
const SESSION_COOKIE = 'jishi_releases';

/** A working day: whoever is on call signs in once. */
const LASTS_MS = 12 * 3_600_000;
/** Whoever signs in without end takes the place of the oldest. */
const MOST = 1_000;

export type Sessions = {
  /** Begins a session of whoever holds this token; returns the value of its cookie. */
  begin(token: string): string;
  /** The token a cookie stands for; `undefined` when there is no such session, or none any more. */
  tokenOf(id: string | undefined): string | undefined;
  end(id: string | undefined): void;
};

/**
 * Who is signed in at the window. Kept in memory: a service that starts again asks anew. Only the token is known of a
 * session, so one that is revoked or has ended counts no more from then on.
 */
export function createSessions(now: () => number = Date.now): Sessions {
  const sessions = new Map<string, { token: string; until: number }>();
  return {
    begin(token) {
      const [oldest] = sessions.keys();
      if (sessions.size >= MOST && oldest !== undefined) sessions.delete(oldest);
      const id = randomBytes(32).toString('base64url');
      sessions.set(id, { token, until: now() + LASTS_MS });
      return id;
    },
    tokenOf(id = '') {
      const session = sessions.get(id);
      if (session && session.until > now()) return session.token;
      sessions.delete(id);
      return undefined;
    },
    end: (id = '') => void sessions.delete(id),
  };
}

/** Value of the cookie in a request's header. */
export const sessionIn = (header = ''): string | undefined =>
  new RegExp(`(?:^|; ?)${SESSION_COOKIE}=([\\w-]{43})(?:;|$)`).exec(header)?.[1];

/**
 * Sets the cookie, or removes it.
 *
 * @param isLocal whether the browser is on this computer; from everywhere else it is sent with TLS alone
 */
export function sessionCookie(id: string | null, isLocal: boolean): string {
  const age = id === null ? 0 : LASTS_MS / 1_000;
  const secure = isLocal ? '' : '; Secure';
  return `${SESSION_COOKIE}=${id ?? ''}; Path=/-/releases; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}
