import type { SiteMetadata } from '@jishi/api/shop';
import type { RendererOptions, RenderRequest, RenderSink } from '@jishi/contracts/renderer';
import { earlyRum } from '@jishi/rum/early';
import { createIconSheet, IconSheetContext } from '@jishi/ui/icon-sheet';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { errorHead } from '../app/head.ts';
import { collectSettled, scriptJson } from '../data/send-queries.ts';
import { textsOf } from '../messages/texts.ts';
import { earlyScript } from '../mount/early-script.ts';
import type { PageData } from '../scope/load-page.ts';
import { pageIdOf } from '../scope/page-id.ts';
import { Providers } from '../scope/providers.tsx';
import type { Scope } from '../scope/scope.ts';
import { documentHead, rescueText } from './document.ts';
import { createFlushWriter } from './flush-writer.ts';
import { pageFiles, shellList, shellScripts, shellTexts } from './page-files.ts';
import { partsOutline } from './parts-outline.ts';
import { reloadScript } from './reload-script.ts';
import { RememberedRules } from './remembered-rules.tsx';
import { scriptLoader } from './script-loader.ts';
import { startData } from './start-data.ts';

/** Writing starts this late at most, so that fast blocks are plain HTML even without JavaScript. */
const FIRST_FLUSH_MS = 120;

type PageStream = {
  options: RendererOptions;
  request: RenderRequest;
  scope: Scope;
  handler: StaticHandler;
  context: StaticHandlerContext;
  site: SiteMetadata | null;
  sink: RenderSink;
  /** Ends the page now: open places are left to the browser, calls of the api are given up. */
  signal: AbortSignal;
};

/** Draws a page whose loaders have answered, flush by flush. */
export function streamPage({ options, request, scope, handler, context, site, sink, signal }: PageStream): void {
  const nonce = request.noncePlaceholder;
  const sheet = new ServerStyleSheet({ nonce });
  const icons = createIconSheet();
  const text = textsOf(scope.i18n);
  const leaf = context.matches.at(-1)?.route.id ?? '';
  const pageId = pageIdOf(leaf);
  const page = (context.loaderData[leaf] as PageData | undefined) ?? null;
  const hasPage = page !== null && scope.shop.has(pageId as never);
  const outline = partsOutline(options, request);
  const files = hasPage ? pageFiles(options, pageId, request.lang) : null;
  let isComplete = context.statusCode === 200 && !page?.isPending;
  let isInOnePiece = true;
  const writer = createFlushWriter({
    sink,
    sheet,
    nonce,
    isComplete: () => isComplete,
    isInOnePiece: () => isInOnePiece,
    takeIcons: icons.take,
    takeData: collectSettled(scope.queries),
    head: documentHead({
      request,
      now: scope.shop.now(),
      head: page ?? errorHead(context.statusCode, text),
      text,
      site,
      outline,
    }),
    bodyStart: `<script nonce="${nonce}">${earlyRum}${reloadScript}${earlyScript}self.__shop=${scriptJson(startData(options, { request, scope, names: site?.names ?? null, pageId: hasPage ? pageId : null }))}</script><div id="root">`,
  });
  const app = (
    <RememberedRules>
      <IconSheetContext value={icons}>
        <Providers scope={scope}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            nonce={nonce}
          />
        </Providers>
      </IconSheetContext>
    </RememberedRules>
  );
  sink.head({
    status: context.statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(outline ? { 'cache-control': 'private, no-store' } : {}),
    },
    rescue: rescueText(nonce),
  });
  writer.once('error', (error) => sink.fail(error));
  writer.once('close', () => {
    clearTimeout(timer);
    sheet.seal();
    scope.queries.clear();
  });
  let timer: NodeJS.Timeout | undefined;
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    stream.pipe(writer);
  };
  const beginInPieces = () => {
    isInOnePiece &&= hasBegun;
    begin();
  };
  const stream = renderToPipeableStream(sheet.collectStyles(app), {
    nonce,
    // React would preload scripts it is told of, ahead of the pictures.
    bootstrapScriptContent: scriptLoader({
      start: shellScripts(options).map(({ src }) => src),
      first: [...shellTexts(options, request.lang), ...(files?.scripts ?? [])].map(({ src }) => src),
      lists: [...new Set([shellList(options), ...(files ? [files.list] : [])])],
    }),
    progressiveChunkSize: 1e9,
    onError: (error, { componentStack = '' }) => {
      isComplete = false;
      // What is still open when a page is ended is no fault.
      if (!signal.aborted) sink.fault?.(error, componentStack);
      return 'later'; // a failed block is drawn by the browser; its own request tells why
    },
    onShellReady: () => {
      if (!request.inOnePiece) timer = setTimeout(beginInPieces, FIRST_FLUSH_MS);
    },
    onAllReady: begin,
    onShellError: (error) => writer.destroy(error instanceof Error ? error : new Error(String(error))),
  });
  signal.addEventListener('abort', () => stream.abort(signal.reason));
}
