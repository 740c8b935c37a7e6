import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { ErrorState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { BackButton } from './back-button.tsx';

/** A page that could not be loaded: what happened, what is safe, another attempt, two ways out. */
export function ErrorPage({ isBusy, onRetry }: { isBusy: boolean; onRetry(): void }) {
  const text = useCommonTexts();
  return (
    <ErrorState
      headingLevel="h1"
      title={text('page.error')}
      text={text('error.load_hint')}
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
