import { ProviderError } from './provider-errors.ts';

/** Sends a request to a provider: `fetch`, or what stands in for it. */
export type Send = (request: Request) => Promise<Response>;

/** Nobody waits longer for a provider. */
const ANSWER_WITHIN_MS = 8000;

/**
 * Sends and reads the whole answer.
 * @throws ProviderError `unreachable` when there is none in time
 */
export async function call(
  send: Send,
  url: URL,
  init: { method: string; headers: Record<string, string>; body?: string },
): Promise<{ status: number; headers: Headers; text: string }> {
  try {
    const answer = await send(
      new Request(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }),
    );
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    throw new ProviderError('unreachable', 'NO_ANSWER', `${url.origin}${url.pathname} does not answer`, {
      cause: error,
    });
  }
}
