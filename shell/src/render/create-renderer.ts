import type { Renderer, RendererOptions, RenderRequest, RenderSink } from '@jishi/contracts/renderer';
import { type Lang, locales } from '@jishi/i18n/locale';
import { createStaticHandler } from 'react-router-dom';
import { createRoutes } from '../app/routes.tsx';
import { withServerIslands } from '../islands/server-islands.ts';
import { layoutLinksOf } from '../navigation/layout-links.ts';
import { knownPagesOf } from '../navigation/page-headings.ts';
import { serverParts } from '../parts/server-parts.ts';
import type { Scope } from '../scope/scope.ts';
import { createServerScope } from './server-scope.ts';
import { createSiteFacts } from './site-facts.ts';
import { streamPage } from './stream-page.tsx';

/** `/en` for English, nothing for the default language: the router takes it off and puts it on. */
const basenameOf = (lang: Lang): string => (lang === 'zh' ? '/' : `/${lang}`);

/** Makes the renderer of one release; routes and modules are its own, everything else belongs to the request. */
export function createRenderer(options: RendererOptions): Renderer {
  const parts = withServerIslands(serverParts(options), options.parts['shell']?.files.version ?? '');
  const facts = createSiteFacts(options);
  const handlers = Object.fromEntries(
    locales.map(({ code }) => {
      const routes = createRoutes(options.release.pages, code, (args) => args.context as unknown as Scope);
      return [code, createStaticHandler(routes, { basename: basenameOf(code) })];
    }),
  ) as Record<Lang, ReturnType<typeof createStaticHandler>>;

  const declarations = Object.values(options.parts).map(({ declaration }) => declaration);
  const said = { pages: options.release.pages, declarations };
  const saidIn = (lang: Lang): Pick<Scope, 'links' | 'pages'> => ({
    links: layoutLinksOf(said, lang),
    pages: knownPagesOf(said, lang),
  });
  const known = Object.fromEntries(locales.map(({ code }) => [code, saidIn(code)])) as Record<
    Lang,
    ReturnType<typeof saidIn>
  >;

  async function run(request: RenderRequest, sink: RenderSink, signal: AbortSignal): Promise<void> {
    const asking = facts(request.lang);
    const scope = await createServerScope({ options, parts, ...known[request.lang], request, site: asking, signal });
    const handler = handlers[request.lang];
    const asked = new Request(new URL(request.url, request.origin), { signal });
    const [answer, site] = await Promise.all([handler.query(asked, { requestContext: scope }), asking]);
    if (answer instanceof Response) {
      const location = answer.headers.get('location') ?? '/';
      sink.head({ status: answer.status, headers: { location }, rescue: '' });
      return sink.end();
    }
    streamPage({ options, request, scope, handler, context: answer, site, sink, signal });
  }

  return {
    render(request, sink) {
      const ended = new AbortController();
      run(request, sink, ended.signal).catch((error) => sink.fail(error));
      return { abort: (reason) => ended.abort(new Error(`render ended: ${reason}`)) };
    },
  };
}
