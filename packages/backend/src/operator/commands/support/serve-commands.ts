import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Command } from 'commander';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { JobLog } from '../../../kernel/jobs/job-kinds.ts';
import { NeedsCode } from '../../operations/operators/needs-code.ts';
import { execute, kindOf, NeedsConfirmation } from './execute.ts';
import { failureText } from './failure.ts';
import { type SocketEvent, type SocketRequest, socketPath } from './operator-socket.ts';
import type { Output } from './run.ts';

export type CommandDoor = { close(): Promise<void> };

type Options = {
  shop: ShopContext;
  commands: readonly Command[];
  log: JobLog;
  /** After a command that may have changed something. */
  onChange(): void;
};

/**
 * Takes operator commands at a socket beside the embedded database: whoever may use that folder may run the shop, and
 * nobody else reaches it. The store must be locked by this process.
 */
export async function serveCommands(options: Options): Promise<CommandDoor> {
  const path = socketPath(options.shop.config.dataFolder);
  if (path === null) {
    options.log.error({}, 'the data folder has too long a name: no operator commands while the shop runs');
    return { close: async () => {} };
  }
  const server = createServer((request, response) => void answer(options, request, response));
  // One that is left over belongs to a process that died: this one holds the lock.
  rmSync(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return { close: () => closeServer(server) };
}

async function answer(options: Options, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (event: SocketEvent) => response.write(`${JSON.stringify(event)}\n`);
  // Operators may go away in the middle.
  response.on('error', (error) => options.log.info({ err: error }, 'an operator has gone'));
  response.setHeader('content-type', 'application/x-ndjson');
  try {
    const call = (await json(request)) as SocketRequest;
    options.log.info({ command: call.path.join(' ') }, 'operator command');
    const isChange = kindOf(options.commands, call) !== 'reads';
    try {
      await execute(options.commands, call, options.shop, outputTo(send, response));
    } finally {
      if (isChange) options.onChange();
    }
    send({ kind: 'end', exitCode: 0 });
  } catch (error) {
    if (error instanceof NeedsConfirmation) send({ kind: 'confirm', what: error.message });
    else if (error instanceof NeedsCode) send({ kind: 'code', operator: error.operator });
    else send({ kind: 'err', text: failureText(error) });
    send({ kind: 'end', exitCode: 1 });
  } finally {
    response.end();
  }
}

function outputTo(send: (event: SocketEvent) => boolean, response: ServerResponse): Output {
  return {
    out: (text) => void send({ kind: 'out', text }),
    err: (text) => void send({ kind: 'err', text }),
    file: async (name, chunks) => {
      for await (const chunk of chunks) {
        const isRoom = send({ kind: 'file', name, data: Buffer.from(chunk).toString('base64'), isLast: false });
        if (!isRoom && !response.destroyed) await Promise.race([once(response, 'drain'), once(response, 'close')]);
        if (response.destroyed) throw new Error('the operator has gone');
      }
      send({ kind: 'file', name, data: '', isLast: true });
    },
  };
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  await closed;
}
