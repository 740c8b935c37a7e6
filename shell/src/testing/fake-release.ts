import type { PageModule } from '@jishi/contracts';
import { bareDeclaration } from '@jishi/contracts/bare-declaration';
import type { FragmentEntry, PageEntry, Release } from '@jishi/contracts/release';
import type { LoadedPart, RendererOptions, RenderHead, RenderRequest, RenderSink } from '@jishi/contracts/renderer';
import { TEST_API } from '@jishi/testing';
import type { ComponentType } from 'react';

const hash = `sha384-${'A'.repeat(64)}`;
const VERSION = '1.0.0';

/** A page of the fake release; its path, frame and guard as a declaration would say. */
export type FakePage = PageModule & Partial<Omit<PageEntry, 'id'>>;
type FakeFragment = { Component: ComponentType<never>; hydrate?: FragmentEntry['hydrate'] };
type Contents = { pages?: Record<string, FakePage>; fragments?: Record<string, FakeFragment> };

function loadedPart(part: string, server: LoadedPart['server'], exposes: Record<string, string[]>): LoadedPart {
  const names = ['entry.js', ...Object.values(exposes).flat()];
  return {
    files: {
      format: 1,
      part,
      version: VERSION,
      entry: 'entry.js',
      exposes,
      files: Object.fromEntries(names.map((name) => [name, hash])),
      server: hash,
      declaration: hash,
    },
    declaration: bareDeclaration(part, VERSION),
    server,
  };
}

const partOf = (id: string): string => id.split('/')[0]!.replaceAll('_', '-');
const moduleOf = (id: string): string => id.split('/')[1]!;

/** A release of the shell and of every part that has one of these pages or fragments (by id). */
export function fakeRelease({ pages = {}, fragments = {} }: Contents): RendererOptions {
  const ids = [...Object.keys(pages), ...Object.keys(fragments)];
  const remotes = [...new Set(ids.map(partOf))].map((part) => {
    const own = ids.filter((id) => partOf(id) === part);
    const modules = own.map((id) => [moduleOf(id), { default: pages[id] ?? fragments[id], version: VERSION }] as const);
    const texts = { 'messages-zh': { default: { hello: '你好' } }, 'messages-en': { default: { hello: 'Hello' } } };
    const exposes = Object.fromEntries(
      [...own.map(moduleOf), ...Object.keys(texts)].map((name) => [name, [`expose-${name}.js`]]),
    );
    return [part, loadedPart(part, { ...Object.fromEntries(modules), ...texts }, exposes)] as const;
  });
  const shell = loadedPart(
    'shell',
    {},
    {
      shell: ['react.js', 'shell.js'],
      'messages-zh': ['texts-zh.js'],
      'messages-en': ['texts-en.js'],
    },
  );
  const parts = { shell, ...Object.fromEntries(remotes) };
  const release: Release = {
    format: 1,
    channel: 'live',
    serial: 7,
    time: '2026-11-20T15:00:00Z',
    author: 'test',
    reason: 'test',
    previous: null,
    platform: 1,
    minApi: 1,
    parts: Object.fromEntries(Object.keys(parts).map((name) => [name, { version: VERSION, files: hash }])),
    pages: Object.entries(pages).map(([id, { path = '/', layout = 'default', guarded = false }]) => ({
      id,
      path,
      layout,
      guarded,
    })),
    fragments: Object.entries(fragments).map(([id, { hydrate = 'load' }]) => ({
      id,
      hydrate,
      wakeOn: [],
      props: {},
      events: {},
    })),
    kind: 'pin',
    forced: null,
    expires: null,
    banned: [],
    frozen: null,
    signature: null,
  };
  return { release, parts, apiBase: TEST_API, projectKey: 'test', internalKey: 'inside' };
}

export const NONCE = 'NONCE-PLACEHOLDER-00';

/** A request as web hands it to the renderer. */
export const aRequest = (over: Partial<RenderRequest> = {}): RenderRequest => ({
  origin: 'https://shop.test',
  url: '/',
  lang: over.url?.startsWith('/en') ? 'en' : 'zh',
  theme: 'system',
  cookie: '',
  noncePlaceholder: NONCE,
  requestId: 'r-1',
  remoteAddress: '203.0.113.9',
  browserApiBase: '/api/v1/app/',
  ...over,
});

/** Writes down what a renderer says. */
export function recordingSink() {
  const chunks: string[] = [];
  const drains: (() => void)[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const record = {
    head: null as RenderHead | null,
    chunks,
    isComplete: undefined as boolean | undefined,
    isInOnePiece: undefined as boolean | undefined,
    error: undefined as unknown,
    /** What could not be drawn, with the names of the components around it. */
    faults: [] as { error: unknown; components: string }[],
    /** Says that the reader is behind, until `drain`. */
    isFull: false,
    drain: () => {
      record.isFull = false;
      for (const callback of drains.splice(0)) callback();
    },
    html: () => chunks.join(''),
    ended,
  };
  const sink: RenderSink = {
    head(head) {
      record.head = head;
    },
    chunk(bytes) {
      chunks.push(Buffer.from(bytes).toString('utf8'));
      return !record.isFull;
    },
    onDrain: (callback) => drains.push(callback),
    end(isComplete, isInOnePiece) {
      Object.assign(record, { isComplete, isInOnePiece });
      resolve();
    },
    fault(error, components) {
      record.faults.push({ error, components });
    },
    fail(error) {
      record.error = error;
      resolve();
    },
  };
  return { sink, record };
}
