import { useMemo } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorPage } from '../layout/error-page.tsx';
import { LayoutIsland } from '../layout/islands/layout-island.tsx';
import { useTexts } from '../messages/texts.ts';
import type { PageFailure } from '../scope/load-page.ts';
import { errorHead } from './head.ts';
import { useHead } from './use-head.ts';

/** In place of a page that cannot be shown; header, footer and navigation stay alive around it. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const text = useTexts();
  useHead(useMemo(() => errorHead(status, text), [status, text]));
  if (status === 404) return <LayoutIsland id="shell/not-found" />;
  const failure = isRouteErrorResponse(error) ? (error.data as PageFailure | null) : null;
  return <ErrorPage {...{ failure, status }} isBusy={state !== 'idle'} onRetry={() => void revalidate()} />;
}
