import { ProviderError } from './provider-errors.ts';

/** Sends a request to a provider: `fetch`, or what stands in for it. */
export type Send = (request: Request) => Promise<Response>;

/** Nobody waits longer for a provider, unless its settings say so. */
const ANSWER_WITHIN_MS = 8000;

/** No provider says as much. */
const LONGEST_ANSWER = 2 * 1024 * 1024;

/** A request nobody holds is collected as garbage while it waits, and never hears of its deadline. */
const underWay = new Set<Request>();

/**
 * Sends and reads the whole answer. One try: the jobs of its callers repeat it.
 * @throws ProviderError `unreachable` when there is none in time, or it never ends
 */
export async function call(
  send: Send,
  url: URL,
  init: { method: string; headers: Record<string, string>; body?: string },
  { withinMs = ANSWER_WITHIN_MS, longest = LONGEST_ANSWER }: { withinMs?: number; longest?: number } = {},
): Promise<{ status: number; headers: Headers; text: string }> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error(`no answer within ${withinMs} ms`)), withinMs);
  const request = new Request(url, { ...init, redirect: 'error', signal: deadline.signal });
  underWay.add(request);
  try {
    const response = await send(request);
    return { status: response.status, headers: response.headers, text: await readText(response, longest) };
  } catch (error) {
    throw new ProviderError('unreachable', 'NO_ANSWER', `${url.origin}${url.pathname} does not answer`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    underWay.delete(request);
  }
}

async function readText(response: Response, longest: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > longest) throw new Error('the answer is too long');
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
