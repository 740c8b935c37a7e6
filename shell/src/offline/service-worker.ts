import { type TabMessage, WORKER_PATH } from '@jishi/service-worker/protocol';

/** A worker that does not answer has nothing to show. */
const ANSWER_MS = 1_000;

/** Registers the worker of the release; nothing where the browser has none, or refuses. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker?.register(WORKER_PATH, { updateViaCache: 'none' }).catch(() => undefined);
}

/** The browser looks whether the shop has another worker, or none any more. */
export async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
}

/** Tells the worker, as soon as there is one. */
export async function tellWorker(message: TabMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

/** Whether a page can be opened without the network. Browser only; never rejects. */
export async function isKept(url: string): Promise<boolean> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!worker) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { port1: answers, port2: port } = new MessageChannel();
  answers.onmessage = ({ data }) => resolve(data === true);
  setTimeout(() => resolve(false), ANSWER_MS);
  worker.postMessage({ type: 'is-kept', url } satisfies TabMessage, [port]);
  return promise.finally(() => answers.close());
}
