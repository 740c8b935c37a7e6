import type { Lang } from '@jishi/i18n/locale';
import type { Theme } from './cookies.ts';
import type { Declaration, FilesManifest, Release } from './release.ts';

/**
 * What the host (`packages/web`) and the shell's server build agree on.
 * The host runs `createRenderer` once per render worker and gives it every request of its release.
 */

/** A published part as the worker has it in memory, all hashes checked. */
export type LoadedPart = {
  files: FilesManifest;
  declaration: Declaration;
  /** Exports of the part's server file: one per exposed module. The shell's own entry is `{}`. */
  server: Readonly<Record<string, unknown>>;
};

/**
 * Answers of the api, shared for a moment between the pages of a thread. The host sees to it that only pages that are the same for every
 * visitor take part, and that nothing is shared that has changed.
 */
export type SharedAnswers = {
  /**
   * What another page was answered a moment ago, or else what `ask` is. It is frozen where it is shared.
   *
   * @param key everything the answer depends on
   */
  take<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer>;
};

export type RendererOptions = {
  release: Release;
  /** Its name, as `x-release` has it (`releaseId`). Missing where the host is an older one: it serves live releases alone, by their serial. */
  releaseId?: string;
  parts: Readonly<Record<string, LoadedPart>>;
  /** Where the server reaches the api, with the versioned base path and the closing slash. */
  apiBase: string;
  /** Value of `apply-secret`. */
  projectKey: string;
  /** Sent to the api with the shopper's address, so that its rate limits see shoppers and not web. */
  internalKey: string | null;
  /** Where pages find what others were answered. */
  answers?: SharedAnswers;
  /** Pages may outline their parts (`?parts=1`): in development and preview, never for customers. */
  mayShowParts?: boolean;
};

export type RenderRequest = {
  /** Scheme and host the shopper used, without a closing slash: for canonical addresses. */
  origin: string;
  /** Path and query as asked for, with the language prefix. */
  url: string;
  lang: Lang;
  theme: Theme;
  /** The `Cookie` header; empty for a page that may be cached for every visitor. */
  cookie: string;
  /** Stands wherever a nonce belongs; the host overwrites it with one of the same length when it sends. */
  noncePlaceholder: string;
  requestId: string;
  /** Address of the shopper; `null` when the page is made for the visitors' cache. */
  remoteAddress: string | null;
  /** Address of the browser's api, with the closing slash (`/api/v1/app/`). */
  browserApiBase: string;
  /** Nobody waits for it: it is written once all of it is there, so that no script has to reveal a block. */
  inOnePiece?: boolean;
  /** Parts whose code must not run for it, by name (`mf-promotions`): their places are left to the browser. */
  without?: readonly string[];
};

export type RenderHead = {
  status: number;
  /** Lower-case names. `location` for redirects. */
  headers: Record<string, string>;
  /** Closes a page whose worker was lost half-way: tells the browser to draw the open places itself. */
  rescue: string;
};

export type RenderSink = {
  head(head: RenderHead): void;
  /** One flush of React. Says false when the reader is behind; the renderer then waits for `onDrain`. */
  chunk(bytes: Uint8Array): boolean;
  /** Calls back once when the reader has caught up. */
  onDrain(callback: () => void): void;
  /**
   * `complete: false` when parts of the page were left to the browser: such a page is not kept for other visitors.
   * `inOnePiece: false` when blocks came later and are revealed by scripts: what is kept is made once more.
   */
  end(complete?: boolean, inOnePiece?: boolean): void;
  /**
   * A place could not be drawn and is left to the browser; the page goes on. Missing where the host is an older one.
   *
   * @param components trace of the components around it
   */
  fault?(error: unknown, components: string): void;
  /** Nothing was sent yet and nothing can be: the host answers with its error page. */
  fail(error: unknown): void;
};

export type RenderJob = {
  /** Ends the page now: open places are left for the browser (`deadline`), or nobody reads any more (`gone`). */
  abort(reason: 'deadline' | 'gone'): void;
};

export type Renderer = {
  render(request: RenderRequest, sink: RenderSink): RenderJob;
};

/** Exports of the shell's server file. */
export type ShellServer = {
  /** Modules a remote's server file may require, by request: the one React, router, styled-components … of the release. */
  shared: Readonly<Record<string, unknown>>;
  createRenderer(options: RendererOptions): Renderer;
};
