import { parentPort, workerData } from 'node:worker_threads';
import type { Renderer } from '@jishi/contracts/renderer';
import type { FromWorker, ToWorker, WorkerStart } from '../render/protocol.ts';
import { describe } from './describe-error.ts';
import { loadRelease } from './load-release.ts';
import { createPageJobs } from './page-jobs.ts';

const port = parentPort;
if (!port) throw new Error('main.ts is the code of a render worker; the host starts it');

const post = (message: FromWorker, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

// The worker goes on: the host makes a new one, and the pages in flight here can still end.
process.on('uncaughtException', (error) => post({ type: 'sick', message: describe(error).stack }));

try {
  const start = workerData as WorkerStart;
  serve(loadRelease(start), start.credit);
  post({ type: 'ready' });
} catch (error) {
  post({ type: 'refused', message: describe(error).message });
  port.close();
}

function serve(renderer: Renderer, credit: number): void {
  const jobs = createPageJobs(renderer, post, credit);
  port?.on('message', (message: ToWorker) => {
    if (message.type === 'ping') post({ type: 'pong', id: message.id });
    else if (message.type === 'render') jobs.render(message.id, message.request);
    else if (message.type === 'credit') jobs.credit(message.id, message.bytes);
    else jobs.abort(message.id, message.reason);
  });
}
