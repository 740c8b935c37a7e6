/**
 * What web, the tab and the service worker agree on.
 *
 * Of a page that web sends: `shared` is the same for every visitor, `own` is of somebody who is signed in and goes with their
 * session; a page without the header is not kept. A request with `shared` wants the page as every visitor has it.
 */
export const OFFLINE_HEADER = 'x-offline';

export type Keeping = 'shared' | 'own';

/** Where web serves the worker of the release a browser has. Its folder is the worker's scope: the whole shop. */
export const WORKER_PATH = '/sw.js';

/** The worker among the files of a version of the shell. */
export const WORKER_FILE = 'service-worker.js';

/** Names of all caches of the worker begin so. */
export const CACHE_PREFIX = 'jishi-';

/** Attribute of `<html>` in a page that was kept: milliseconds since 1970 at which it came. */
export const KEPT_AT = 'data-kept-at';

/** From a tab to the worker. */
export type TabMessage =
  /**
   * A page was opened in the tab; no document came for it. `files`: scripts it has loaded, where the worker was not
   * there to see them.
   */
  | { type: 'visited'; url: string; files: readonly string[] }
  /** Somebody has signed in or out: what is kept of the one before goes. */
  | { type: 'session' }
  /** Whether a page can be opened without the network. Answered through the port of the message with a boolean. */
  | { type: 'is-kept'; url: string };
