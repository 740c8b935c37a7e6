import type { Declaration, FilesManifest, Release } from '@jishi/contracts/release';
import type { RenderHead, RenderRequest } from '@jishi/contracts/renderer';
import type { FinishedCall } from '@jishi/observing/trace-calls';
import type { RenderFault } from './render-fault.ts';

/** What a worker is started with; plain data, checked by the host but for the server files themselves. */
export type WorkerStart = {
  release: Release;
  /** Its name, as `x-release` has it. */
  releaseId: string;
  parts: Record<string, { files: FilesManifest; declaration: Declaration; serverFile: string }>;
  apiBase: string;
  projectKey: string;
  internalKey: string | null;
  mayShowParts: boolean;
  /** Bytes of one page that may be under way before the host has given some back. */
  credit: number;
  /** Bytes of answers its pages share. */
  sharedAnswersBytes: number;
};

export type AbortReason = 'deadline' | 'gone';

/** From the host. `id` names a page; for a ping, the ping. */
export type ToWorker =
  /** Another release of exactly the same parts: the code that is warm here draws its pages too. */
  | { type: 'release'; release: Release; releaseId: string }
  /**
   * `trace`: W3C `traceparent` of the reader's request, null while nothing is traced. `freshAnswers`: for how many milliseconds pages may
   * share what the api answered.
   */
  | {
      type: 'render';
      id: number;
      serial: number;
      request: RenderRequest;
      trace: string | null;
      freshAnswers: number;
    }
  /** Answers with this tag are old; null: any may be. */
  | { type: 'changed'; tag: string | null }
  | { type: 'credit'; id: number; bytes: number }
  | { type: 'abort'; id: number; reason: AbortReason }
  | { type: 'ping'; id: number };

/** From the worker. */
export type FromWorker =
  | { type: 'ready' }
  /** Pages of this release can be rendered from now on. */
  | { type: 'adopted'; serial: number }
  /** The release does not start; nothing was rendered. */
  | { type: 'refused'; message: string }
  | { type: 'head'; id: number; head: RenderHead }
  | { type: 'chunk'; id: number; bytes: Uint8Array }
  /** `tags`: what the responses of the api that went into the page show. `answers`: how many it shared, and asked for others too. */
  | {
      type: 'end';
      id: number;
      complete: boolean;
      inOnePiece: boolean;
      tags: string[];
      answers: { hit: number; miss: number };
    }
  | { type: 'fail'; id: number; message: string; stack: string }
  /** A place could not be drawn; the page goes on. */
  | { type: 'fault'; fault: RenderFault }
  /** A call of the api that belonged to a trace is over. */
  | { type: 'call'; call: FinishedCall }
  | { type: 'pong'; id: number }
  /** An error nobody caught: the worker still works, but should be replaced. */
  | { type: 'unhealthy'; message: string };
