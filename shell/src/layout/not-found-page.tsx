import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { ClosedStall, EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages/texts.ts';
import { BackButton } from './back-button.tsx';

export function NotFoundPage() {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <EmptyState
      headingLevel="h1"
      picture={<ClosedStall sign={common('page.404')} />}
      title={text('error.not-found.title')}
      text={common('page.404_hint')}
      actions={
        <>
          <LinkButton as={Link} to={paths.home()} kind="primary">
            {common('action.home')}
          </LinkButton>
          <BackButton />
        </>
      }
    />
  );
}
