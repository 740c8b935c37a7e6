import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FAULTS, watched } from './watcher.ts';

/** A door to the shop: a test decides what comes through, and hears what goes wrong in pages. Alike for every engine. */
export type Door = {
  origin: string;
  /** What pages complained about, in the order it came. */
  faults: string[];
  /** Answers 404 for every file of a part, until `mend`. */
  breakPart(name: string): void;
  /** Leaves what asks for the list of a part's files waiting, until `mend`; settles when somebody has asked. */
  holdList(name: string): Promise<void>;
  /** Answers a script that no browser understands for every script of the shell. */
  breakSyntax(): void;
  mend(): void;
  close(): Promise<void>;
};

/** What is done with files of this name and place; without an answer they wait. */
type Rule = { prefix: string; suffix: string; answer: { status: number; body: string } | null };

/** @param language what browsers of this test say they read; an engine in a test has the language of its machine */
export async function openDoor(shop: string, language: string): Promise<Door> {
  const faults: string[] = [];
  let rule: Rule | null = null;
  const held: (() => void)[] = [];
  let isHeld = Promise.withResolvers<void>();
  const server = createServer((incoming, answer) => {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    if (path === FAULTS)
      void text(incoming)
        .then((fault) => faults.push(fault), ignore)
        .then(() => answer.end());
    else if (!rule || !path.startsWith(rule.prefix) || !path.endsWith(rule.suffix))
      passOn(shop, language, incoming, answer);
    else if (rule.answer) refuse(answer, rule.answer);
    else {
      held.push(() => passOn(shop, language, incoming, answer));
      isHeld.resolve();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    faults,
    breakPart: (name) => {
      rule = { prefix: `/remotes/${name}/`, suffix: '.js', answer: { status: 404, body: 'not found' } };
    },
    holdList: (name) => {
      rule = { prefix: `/remotes/${name}/`, suffix: '/files.json', answer: null };
      isHeld = Promise.withResolvers();
      return isHeld.promise;
    },
    breakSyntax: () => {
      rule = {
        prefix: '/remotes/shell/',
        suffix: '.js',
        answer: { status: 200, body: 'const = a script of a later year' },
      };
    },
    mend: () => {
      rule = null;
      for (const pass of held.splice(0)) pass();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const ignore = () => undefined;

function refuse(answer: ServerResponse, { status, body }: { status: number; body: string }): void {
  answer.writeHead(status, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(body);
}

function passOn(shop: string, language: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...incoming.headers, 'accept-language': language, 'accept-encoding': 'identity' };
  const outgoing = request(new URL(incoming.url ?? '/', shop), { method: incoming.method, headers }, (found) => {
    const isPage = found.headers['content-type']?.startsWith('text/html') && 'content-security-policy' in found.headers;
    if (!isPage) {
      answer.writeHead(found.statusCode ?? 502, found.rawHeaders);
      found.pipe(answer);
      return;
    }
    // The watcher makes it longer than the shop said.
    const { 'content-length': _, ...rest } = found.headers;
    answer.writeHead(found.statusCode ?? 502, rest);
    const policy = String(found.headers['content-security-policy']);
    let isFirst = true;
    found.setEncoding('utf8').on('data', (chunk: string) => {
      answer.write(isFirst ? watched(chunk, policy) : chunk);
      isFirst = false;
    });
    found.on('end', () => answer.end());
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
