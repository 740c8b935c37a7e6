import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { ClosedStall, EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTexts } from '../../messages/texts.ts';
import { BackButton } from '../back-button.tsx';
import { WaysOn } from './ways-on.tsx';

const Large = styled.div`
  h1 {
    margin-top: 20px;
    font: var(--type-display-l);
  }
`;

/** A page that is not there: home, back, a search, some stalls. A piece of the frame: few visits come here. */
export function NotFoundPage() {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <Large>
      <EmptyState
        headingLevel="h1"
        picture={<ClosedStall sign={text('error.not-found.sign')} />}
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
      <WaysOn />
    </Large>
  );
}
