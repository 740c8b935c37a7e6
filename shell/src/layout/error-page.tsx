import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { ErrorState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { Reference } from '../release/reference.tsx';
import type { PageFailure } from '../scope/load-page.ts';
import { BackButton } from './back-button.tsx';

type ErrorPageProps = { failure: PageFailure | null; status: number; isBusy: boolean; onRetry(): void };

/** A page that could not be loaded: what happened, what is safe, another attempt, two ways out, what to name in a report. */
export function ErrorPage({ failure, status, isBusy, onRetry }: ErrorPageProps) {
  const text = useCommonTexts();
  return (
    <ErrorState
      headingLevel="h1"
      title={text('page.error')}
      text={failure?.message ?? text(status === 500 ? 'page.error_generic' : 'error.load_hint')}
      reference={<Reference requestId={failure?.requestId} />}
      retryLabel={text('action.retry')}
      busy={isBusy}
      onRetry={onRetry}
      actions={
        <>
          <LinkButton as={Link} to={paths.home()}>
            {text('action.home')}
          </LinkButton>
          <BackButton />
        </>
      }
    />
  );
}
