/** The worker that had the page ended; the page can be tried in another one. */
export class WorkerLost extends Error {
  constructor(reason: string) {
    super(`the render worker was lost: ${reason}`);
    this.name = 'WorkerLost';
  }
}

/** The renderer says it cannot make this page. */
export class RenderFailed extends Error {
  constructor(message: string, stack: string) {
    super(message);
    this.name = 'RenderFailed';
    this.stack = stack;
  }
}

/**
 * Why a page is not even tried:
 * - `busy`: too many pages wait already
 * - `blocked`: this address ended two workers a moment ago
 * - `slow`: nothing came before the hard deadline
 * - `no-worker`: no worker comes up
 * - `retired`: the release is no longer live
 * - `gone`: nobody waits for it any more
 */
export type RefusalReason = 'busy' | 'blocked' | 'slow' | 'no-worker' | 'retired' | 'gone';

/** The page is answered with 503; the shopper may try again. */
export class RenderRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`the page was not rendered: ${reason}`);
    this.name = 'RenderRefused';
    this.reason = reason;
  }
}
