import { once } from 'node:events';
import { Agent, type IncomingMessage, request as open } from 'node:http';

/** A reader of an event stream, over a connection of its own. */
export type StreamReader = {
  status: number;
  headers: IncomingMessage['headers'];
  /** Everything that came so far. */
  readonly text: string;
  readonly hasEnded: boolean;
  /** Goes without a word. */
  leave(): void;
};

export const UNREAD = '/api/v1/app/notification/unread/events';

/** @param owner sent as `authorization` */
export async function readStream(origin: string, owner: string, headers: Record<string, string> = {}, path = UNREAD) {
  const request = open(origin, {
    path,
    agent: new Agent({ maxSockets: 1 }),
    headers: { accept: 'text/event-stream, application/json', authorization: owner, ...headers },
  });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  let hasEnded = false;
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  response.on('close', () => {
    hasEnded = true;
  });
  request.on('error', () => {});
  response.on('error', () => {});
  const reader: StreamReader = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    get text() {
      return text;
    },
    get hasEnded() {
      return hasEnded;
    },
    leave: () => request.destroy(),
  };
  return reader;
}

/** The states a reader was told. */
export const statesOf = ({ text }: Pick<StreamReader, 'text'>): number[] =>
  [...text.matchAll(/"state":(\d+)/g)].map(([, state]) => Number(state));
