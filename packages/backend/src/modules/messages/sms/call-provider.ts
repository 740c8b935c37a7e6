import { call, type Send } from '../../../kernel/provider-calls/call.ts';
import { ProviderError } from '../../../kernel/provider-calls/provider-errors.ts';
import { SendError } from '../sending/send-error.ts';

/** Errors of a connection that never stood: nothing can have been taken. */
const NEVER_ASKED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/**
 * Asks a provider of text messages.
 * @throws SendError `unavailable` when it was not reached, `unknown` when it did not answer
 */
export async function callProvider(
  send: Send,
  url: URL,
  init: { headers: Record<string, string>; body?: string },
): Promise<{ status: number; text: string }> {
  try {
    return await call(send, url, { method: 'POST', ...init });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const kind = NEVER_ASKED.has(codeOf(error.cause)) ? 'unavailable' : 'unknown';
    throw new SendError(kind, error.code, error.message, { cause: error.cause });
  }
}

/** The platform's own error is the cause of what `fetch` throws. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
