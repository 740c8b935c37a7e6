import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATES_PATH, type StreamState, SUBSCRIPTION_HEADER } from '@jishi/streams/messages';
import { type FakeApi, fakeApi } from './fake-api.ts';

export const STREAM_KEY = 'a-key-between-the-two';

/**
 * An api with event streams that does what it is told. `/api/v1/app/notification/unread/events` follows `notices:<authorization>`,
 * `/api/v1/app/seckill/events?ids=1,2` follows `sale:1` and `sale:2`.
 */
export type StreamApi = FakeApi & {
  states: Map<string, StreamState>;
  /** Ordinary calls and questions for streams that came, as they came. */
  calls: IncomingMessage[];
  /** The subjects of each question for states. */
  asked: string[][];
  /** What the stream's path answers in place of a stream. */
  refuse: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** It neither answers with states nor sends change events. */
  isAway: boolean;
  /** Streams it holds itself. */
  held: Set<ServerResponse>;
  /** Whether web receives change events. */
  readonly isHeard: boolean;
  /** Changes a state and says so; null only says that it may have. */
  change(subject: string, state: StreamState | null): void;
  breakChangeEvents(): void;
};

export async function streamApi(): Promise<StreamApi> {
  const changeEvents = new Set<ServerResponse>();
  const keep = (response: ServerResponse, all: Set<ServerResponse>): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    all.add(response);
    response.once('close', () => all.delete(response));
  };

  const answerStream = (request: IncomingMessage, response: ServerResponse): void => {
    state.calls.push(request);
    if (state.refuse) return void state.refuse(request, response);
    const owner = request.headers.authorization ?? '';
    const first = state.states.get(`notices:${owner}`);
    const isForWeb = request.headers[SUBSCRIPTION_HEADER] && request.headers['x-internal-key'] === STREAM_KEY;
    const sales = new URL(request.url ?? '', 'http://api').searchParams.get('ids')?.split(',');
    const followed = (sales ?? []).map((id) => ({ subject: `sale:${id}`, first: state.states.get(`sale:${id}`) }));
    const [sale, ...others] = followed;
    if (isForWeb && sale) return void response.end(JSON.stringify({ ...sale, others, owner, most: 256 }));
    if (isForWeb) return void response.end(JSON.stringify({ subject: `notices:${owner}`, owner, most: 8, first }));
    keep(response, state.held);
    response.write(`retry: 3000\n\n${first?.text}`);
  };

  const answerStates = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (state.isAway || request.headers['x-forwarded-for']) return void response.writeHead(503).end();
    const { subjects } = (await new Response(request as never).json()) as { subjects: string[] };
    state.asked.push(subjects);
    const states = subjects.flatMap((subject) => {
      const known = state.states.get(subject);
      return known ? [[subject, known] as const] : [];
    });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ states: Object.fromEntries(states) }));
  };

  const api = await fakeApi((request, response) => {
    if (request.url === '/internal/change-events') {
      if (state.isAway) return void response.destroy();
      if (request.headers['x-internal-key'] !== STREAM_KEY) return void response.writeHead(403).end();
      keep(response, changeEvents);
      response.write('event: connected\ndata: \n\n');
    } else if (request.url === STATES_PATH) void answerStates(request, response);
    else if (request.url?.split('?')[0]?.endsWith('/events')) answerStream(request, response);
    else {
      state.calls.push(request);
      response.setHeader('content-type', 'application/json').end('{}');
    }
  });
  const state: StreamApi = {
    ...api,
    states: new Map(),
    calls: [],
    asked: [],
    refuse: null,
    isAway: false,
    held: new Set(),
    get isHeard() {
      return changeEvents.size > 0;
    },
    change(subject, next) {
      if (next) state.states.set(subject, next);
      for (const stream of changeEvents) stream.write(`data: ${subject}\n\n`);
    },
    breakChangeEvents() {
      for (const stream of changeEvents) stream.destroy();
    },
  };
  return state;
}
