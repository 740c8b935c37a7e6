import { ProviderError } from './provider-errors.ts';

/** Sends a request to a provider: `fetch`, or what stands in for it. */
export type Send = (request: Request) => Promise<Response>;

/** Nobody waits longer for a provider. */
const ANSWER_WITHIN_MS = 8000;

/** No provider says as much. */
const LONGEST_ANSWER = 2 * 1024 * 1024;

/**
 * Sends and reads the whole answer. One try: the jobs of its callers repeat it.
 * @throws ProviderError `unreachable` when there is none in time, or it never ends
 */
export async function call(
  send: Send,
  url: URL,
  init: { method: string; headers: Record<string, string>; body?: string },
): Promise<{ status: number; headers: Headers; text: string }> {
  try {
    const response = await send(
      new Request(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }),
    );
    return { status: response.status, headers: response.headers, text: await readText(response) };
  } catch (error) {
    throw new ProviderError('unreachable', 'NO_ANSWER', `${url.origin}${url.pathname} does not answer`, {
      cause: error,
    });
  }
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > LONGEST_ANSWER) throw new Error('the answer is too long');
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
