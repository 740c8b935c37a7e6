import { ConfigError } from '../config/config.ts';
import { databaseFailure, isDiskFull } from '../db/failures.ts';
import { StoreLockedError } from '../db/open/embedded/store-lock.ts';

/** What to tell whoever started the process; null for a fault that deserves its stack. */
export function explainStartUpFailure(error: unknown, port: number): string | null {
  if (error instanceof ConfigError || error instanceof StoreLockedError) return error.message;
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port with SHOP_API_PORT.`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose a port above 1023 with SHOP_API_PORT.`;
  const failure = databaseFailure(error);
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || failure === 'away') {
    return `A service does not answer (${explainCause(error) || code}). Check DATABASE_URL and REDIS_URL.`;
  }
  if (isDiskFull(error)) {
    return `The disk is full (${explainCause(error)}). Make room where SHOP_DATA or PostgreSQL keep their files.`;
  }
  if (code === '3D000')
    return `PostgreSQL says: ${explainCause(error)}. Create it first, empty and in UTF-8 (createdb).`;
  if (code === '28P01' || code === '28000') {
    return `PostgreSQL says: ${explainCause(error)}. Check user and password in DATABASE_URL.`;
  }
  return null;
}

/** Drizzle tells the statement, its cause tells why. */
export function explainCause(error: unknown): string {
  if (error instanceof Error && !('code' in error) && error.cause) return explainCause(error.cause);
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error) return error.code;
  return 'cause' in error ? codeOf(error.cause) : undefined;
}
