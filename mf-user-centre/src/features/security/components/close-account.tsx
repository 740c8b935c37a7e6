import { paths } from '@jishi/contracts';
import { below, Card, LinkButton, Text } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTexts } from '../../../messages/texts.ts';

const Plate = styled(Card)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 16px 20px;

  h2 {
    font: inherit;
    font-weight: 600;
  }
  ${below.sm} {
    flex-direction: column;
    align-items: flex-start;
    padding: 16px;
  }
`;

/** The way to the end of the account. */
export function CloseAccount() {
  const text = useTexts();
  return (
    <Plate>
      <div>
        <h2>{text('security.close-account')}</h2>
        <Text $size="caption" $tone="secondary">
          {text('security.close-hint')}
        </Text>
      </div>
      <LinkButton as={Link} to={paths.closeAccount()} kind="danger">
        {text('security.close-learn')}
      </LinkButton>
    </Plate>
  );
}
