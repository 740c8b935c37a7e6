import { useShop } from '@jishi/contracts';
import { below, TextLink } from '@jishi/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTexts } from '../../messages/texts.ts';
import { ownPaths } from '../../model/own-paths.ts';

const Way = styled.div`
  flex: none;
  margin-left: auto;

  a {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    font-size: 0.8125rem;
  }
  /* There the crumbs just above lead to the same page. */
  ${below.sm} {
    display: none;
  }
`;

/** From a page about one credential to the page about all of them, at the end of a card's head. */
export function BackToSecurity() {
  const text = useTexts();
  const { has } = useShop();
  if (!has('mf_user_centre/security')) return null;
  return (
    <Way>
      <TextLink as={Link} to={ownPaths.security()}>
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        {text('security.back')}
      </TextLink>
    </Way>
  );
}
