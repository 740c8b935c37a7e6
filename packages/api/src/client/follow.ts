import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ApiOptions, FollowOptions, Parse } from './api-client.ts';
import { ApiError, isApiError } from './api-error.ts';
import { failureOf, unreadable } from './failure.ts';
import { headerNames } from './headers.ts';
import { readBody } from './read-body.ts';
import { anyOf, headersOf } from './request-headers.ts';

/** Reads an event stream until the server ends it (see `ApiClient.follow`). */
export async function followEvents<T>(
  options: ApiOptions,
  url: string,
  parse: Parse<T>,
  onEvent: (value: T) => void,
  { signal, anonymous, body }: FollowOptions,
): Promise<void> {
  const method = body === undefined ? 'GET' : 'POST';
  const call = `${method} ${url}`;
  const ending = anyOf(signal, options.signal);
  try {
    const token = anonymous ? null : options.token?.() || null;
    const headers = {
      ...headersOf(options, token),
      [headerNames.accept]: 'text/event-stream, application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(url, { method, headers, ...sent, ...(ending ? { signal: ending } : {}) });
    if (!response.ok) throw await refusalOf(response, call);
    if (!response.body || !isStream(response)) throw unreadable(call);
    // Read by hand: not every browser lets a stream be iterated.
    const events = response.body
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array<ArrayBuffer>, string>)
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (let read = await events.read(); !read.done; read = await events.read()) onEvent(readEvent(read.value.data));
  } catch (cause) {
    if (ending?.aborted) throw new ApiError({ code: 'aborted', message: `${call} was cancelled`, cause });
    if (isApiError(cause)) throw cause;
    throw new ApiError({ code: 'network', message: `${call} ended before its time`, cause });
  }

  function readEvent(data: string): T {
    try {
      return parse(JSON.parse(data));
    } catch (cause) {
      throw unreadable(call, cause);
    }
  }
}

const isStream = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/event-stream');

const refusalOf = async (answer: Response, call: string): Promise<ApiError> =>
  failureOf(
    {
      status: answer.status,
      header: (name) => answer.headers.get(name) ?? undefined,
      body: readBody(await answer.text()),
    },
    call,
  );
