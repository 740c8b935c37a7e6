import { useCommonTexts } from '@jishi/i18n';
import { SkipLink } from '@jishi/ui';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { LateToaster } from '../layout/lazy-toaster.tsx';
import { ProgressLine } from '../layout/progress-line.tsx';
import { NewVersionNote } from '../release/new-version-note.tsx';
import type { PageData } from '../scope/load-page.ts';
import { useHead } from './use-head.ts';

/** Around every layout: what is there once per tab. */
export function Root() {
  useHead(useMatches().at(-1)?.data as PageData | undefined);
  const text = useCommonTexts();
  return (
    <>
      <SkipLink href="#main">{text('action.skip_to_content')}</SkipLink>
      <ProgressLine />
      <Outlet />
      <LateToaster />
      <NewVersionNote />
      <ScrollRestoration />
    </>
  );
}
