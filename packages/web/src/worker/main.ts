import { parentPort, workerData } from 'node:worker_threads';
import type { Release } from '@jishi/contracts/release';
import type { Renderer } from '@jishi/contracts/renderer';
import type { FromWorker, ToWorker, WorkerStart } from '../render/protocol.ts';
import { describe } from './describe-error.ts';
import { loadRelease } from './load-release.ts';
import { watchPages } from './page-context.ts';
import { createPageJobs } from './page-jobs.ts';
import { createSharedAnswers, type SharedAnswerStore } from './shared-answers.ts';

const port = parentPort;
if (!port) throw new Error('main.ts is the code of a render worker; the host starts it');

const post = (message: FromWorker, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

// The worker goes on: the host makes a new one, and the pages in flight here can still end.
process.on('uncaughtException', (error) => post({ type: 'unhealthy', message: describe(error).stack }));

try {
  const start = workerData as WorkerStart;
  watchPages(start.apiBase, (call) => post({ type: 'call', call }));
  const answers = createSharedAnswers(start.sharedAnswersBytes);
  serve(loadRelease(start, answers), start, answers);
  post({ type: 'ready' });
} catch (error) {
  post({ type: 'refused', message: describe(error).message });
  port.close();
}

/** Releases whose pages may still be asked for here: the one that is live, and one whose last pages are being made. */
const CACHED_RENDERERS = 3;

function serve(
  rendererOf: (release: Release, releaseId: string) => Renderer,
  { release: first, releaseId: firstId, credit }: WorkerStart,
  answers: SharedAnswerStore,
): void {
  const renderers = new Map([[first.serial, rendererOf(first, firstId)]]);
  const jobs = createPageJobs((serial) => renderers.get(serial), post, credit);
  const adopt = (release: Release, releaseId: string): void => {
    try {
      renderers.set(release.serial, rendererOf(release, releaseId));
      for (const old of [...renderers.keys()].slice(0, -CACHED_RENDERERS)) renderers.delete(old);
      post({ type: 'adopted', serial: release.serial });
    } catch (error) {
      // The host ends this worker, and the release has to start in a new one.
      post({ type: 'refused', message: describe(error).message });
    }
  };
  port?.on('message', (message: ToWorker) => {
    if (message.type === 'release') adopt(message.release, message.releaseId);
    else if (message.type === 'ping') post({ type: 'pong', id: message.id });
    else if (message.type === 'render') jobs.render(message);
    else if (message.type === 'changed') answers.invalidate(message.tag);
    else if (message.type === 'credit') jobs.credit(message.id, message.bytes);
    else jobs.abort(message.id, message.reason);
  });
}
