import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { NeedsCode } from '../../operations/operators/needs-code.ts';
import { NeedsConfirmation } from './execute.ts';
import { type SocketEvent, socketPath } from './operator-socket.ts';
import type { Output } from './run.ts';
import type { Call } from './shop-command.ts';

/**
 * Has the process that owns the embedded database run a command, and shows what it says.
 * @returns the exit code; null when nobody takes commands there
 * @throws NeedsConfirmation when the operator has to agree first, NeedsCode when they have to show who they are
 */
export async function callRunningShop(dataFolder: string, call: Call, output: Output): Promise<number | null> {
  const path = socketPath(dataFolder);
  const response = path && (await post(path, JSON.stringify(call)));
  if (!response) return null;
  const files = new Map<string, { pieces: PassThrough; written: Promise<void> }>();
  for await (const line of createInterface({ input: response })) {
    const event = JSON.parse(line) as SocketEvent;
    if (event.kind === 'out') output.out(event.text);
    else if (event.kind === 'err') output.err(event.text);
    else if (event.kind === 'file') await takePiece(files, event, output);
    else if (event.kind === 'confirm') throw new NeedsConfirmation(event.what);
    else if (event.kind === 'code') throw new NeedsCode(event.operator);
    else if (event.kind === 'end') {
      for (const { pieces } of files.values()) pieces.destroy(new Error('the file is not complete'));
      return event.exitCode;
    }
  }
  throw new Error('The shop stopped before the command was done.');
}

async function post(socket: string, body: string): Promise<IncomingMessage | null> {
  const asked = request({
    socketPath: socket,
    // A connection of its own: none is kept that the shop may have closed.
    agent: false,
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/json' },
  });
  asked.end(body);
  try {
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw error;
  }
}

type FileEvent = Extract<SocketEvent, { kind: 'file' }>;

async function takePiece(
  files: Map<string, { pieces: PassThrough; written: Promise<void> }>,
  { name, data, isLast }: FileEvent,
  output: Output,
): Promise<void> {
  let file = files.get(name);
  if (!file) {
    const pieces = new PassThrough();
    file = { pieces, written: output.file(name, pieces) };
    file.written.catch(() => {});
    files.set(name, file);
  }
  if (!file.pieces.write(Buffer.from(data, 'base64')) && !isLast) {
    await Promise.race([once(file.pieces, 'drain'), file.written]);
  }
  if (!isLast) return;
  file.pieces.end();
  await file.written;
  files.delete(name);
}
