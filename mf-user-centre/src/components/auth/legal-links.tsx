import { paths, useShop } from '@jishi/contracts';
import { TextLink, VisuallyHidden } from '@jishi/ui';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';

const documents = [
  { id: 'mf_user_centre/terms', name: 'legal.terms', path: paths.terms() },
  { id: 'mf_user_centre/privacy', name: 'legal.privacy', path: paths.privacy() },
] as const;

/** Links to what is agreed to. They open beside the form, which keeps what was typed. */
export function LegalLinks() {
  const text = useTexts();
  const { has } = useShop();
  return documents.map(({ id, name, path }, index) => (
    <Fragment key={id}>
      {index > 0 && text('legal.and')}
      {has(id) ? (
        <TextLink as={Link} to={path} target="_blank" rel="noopener">
          {text(name)}
          <VisuallyHidden>{text('legal.new-tab')}</VisuallyHidden>
        </TextLink>
      ) : (
        text(name)
      )}
    </Fragment>
  ));
}
