import type { PageEntry } from '@jishi/contracts/release';
import { type Lang, routeName } from '@jishi/i18n/locale';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { layouts } from '../layout/layouts/layouts.tsx';
import { loadPage, loadUnknown } from '../scope/load-page.ts';
import type { Scope } from '../scope/scope.ts';
import { PageError } from './page-error.tsx';
import { PageMountPoint } from './page-mount-point.tsx';
import { Root } from './root.tsx';

type ScopeOf = (args: LoaderFunctionArgs) => Scope;

function pageRoute(page: PageEntry, lang: Lang, scopeOf: ScopeOf): RouteObject {
  const route = {
    id: routeName(page.id, lang),
    element: <PageMountPoint id={page.id} />,
    errorElement: <PageError />,
    loader(args: LoaderFunctionArgs) {
      const scope = scopeOf(args);
      return (scope.loadPage ?? loadPage)(page, args, scope);
    },
  };
  return page.path === '/' ? { ...route, index: true } : { ...route, path: page.path };
}

/** Everything the release has no page for. */
const unknownRoute = (lang: Lang, scopeOf: ScopeOf): RouteObject => ({
  id: routeName('shell/not-found', lang),
  path: '*',
  element: null,
  errorElement: <PageError />,
  loader: (args) => loadUnknown(scopeOf(args)),
});

/**
 * Routes of a release, made from its document and not from remotes: so the browser takes over a page before any remote
 * has been loaded, and a team adds a page without a release of the shell.
 */
export function createRoutes(pages: readonly PageEntry[], lang: Lang, scopeOf: ScopeOf): RouteObject[] {
  const frames = Object.entries(layouts).map(([name, Layout]) => ({
    id: routeName(`shell/${name}`, lang),
    element: <Layout />,
    children: [
      ...pages.filter((page) => page.layout === name).map((page) => pageRoute(page, lang, scopeOf)),
      ...(name === 'default' ? [unknownRoute(lang, scopeOf)] : []),
    ],
  }));
  return [{ id: routeName('shell/root', lang), element: <Root />, errorElement: <PageError />, children: frames }];
}
