import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { ErrorState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTexts } from '../messages/texts.ts';
import { useRelease } from '../release/use-release.ts';
import type { PageFailure } from '../scope/load-page.ts';
import { BackButton } from './back-button.tsx';

const Reference = styled.span`
  display: block;
  margin-top: 8px;
  color: var(--text-tertiary);
  font-size: 0.75rem;
  line-height: 1.125rem;
  overflow-wrap: anywhere;
`;

type ErrorPageProps = { failure: PageFailure | null; status: number; isBusy: boolean; onRetry(): void };

/** A page that could not be loaded: what happened, what is safe, another attempt, two ways out, what to name in a report. */
export function ErrorPage({ failure, status, isBusy, onRetry }: ErrorPageProps) {
  const text = useCommonTexts();
  const frame = useTexts();
  const { id } = useRelease();
  const reference = [
    frame('error.release', { id }),
    ...(failure?.requestId ? [frame('error.request', { id: failure.requestId })] : []),
  ].join(' · ');
  return (
    <ErrorState
      headingLevel="h1"
      title={text('page.error')}
      text={
        <>
          {failure?.message ?? text(status === 500 ? 'page.error_generic' : 'error.load_hint')}
          <Reference>{reference}</Reference>
        </>
      }
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
