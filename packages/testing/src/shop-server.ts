import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { TEST_API } from './react.tsx';

/** What the api was asked, for assertions on requests. */
export type ReceivedRequest = { method: string; path: string; query: URLSearchParams; headers: Headers; body: unknown };

type Told = JsonBodyType | Response;

/** An answer: a payload, a function of the request (which may take its time), or a failure made by `refuse`. */
export type Answer = JsonBodyType | ((requests: ReceivedRequest) => Told | Promise<Told>);

/** A business error as the api sends it (contract: errors are 401 and carry a sentence for the customer). */
export const refuse = (message: string, code = 50004, status = 401, errorClass = 'validation'): Response =>
  HttpResponse.json(
    { result: 'error', code, status_code: status, message },
    {
      status,
      headers: { 'X-Error-Class': errorClass },
    },
  );

/**
 * A mocked network for one test file. `serve({ 'GET good': page([...]), 'POST collect': 'ok' })` answers in the api's
 * envelope; what is not served fails the test by name.
 */
export function shopServer(initial: Record<string, Answer> = {}) {
  const server = setupServer();
  const requests: ReceivedRequest[] = [];

  const handlerOf = ([name, answer]: [string, Answer]) => {
    const [method = 'GET', path = ''] = name.split(' ');
    const register = method === 'POST' ? http.post : http.get;
    return register(TEST_API + path, async ({ request }) => {
      const text = await request.clone().text();
      const { headers } = request;
      const query = new URL(request.url).searchParams;
      const entry = { method, path, query, headers, body: text ? JSON.parse(text) : null };
      requests.push(entry);
      const value = typeof answer === 'function' ? await answer(entry) : answer;
      if (!(value instanceof Response)) return HttpResponse.json({ result: 'ok', message: value });
      // One made for this request is sent itself: the copy of a stream would never hear that its reader has left.
      return value === answer ? value.clone() : value;
    });
  };
  const serve = (answers: Record<string, Answer>) => server.use(...Object.entries(answers).map(handlerOf));

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    requests.length = 0;
    serve(initial);
  });
  afterAll(() => server.close());
  serve(initial);
  return { serve, asked: requests };
}

/** A page in the envelope of lists. */
export const wirePage = <T extends JsonBodyType>(data: T[], total = data.length, perPage = 15) => ({
  data,
  current_page: 1,
  per_page: perPage,
  total,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  from: data.length > 0 ? 1 : null,
  to: data.length > 0 ? data.length : null,
});
