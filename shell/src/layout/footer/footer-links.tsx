import { useTexts } from '../../messages/texts.ts';
import { PlaceLink } from '../../navigation/place-link.tsx';
import { useFrameLinks } from '../../navigation/use-frame-links.ts';
import * as styles from './footer.styles.ts';

/** Pages the footer leads to; nothing while there are none. */
export function FooterLinks() {
  const text = useTexts();
  const links = useFrameLinks('footer');
  if (links.length === 0) return null;
  return (
    <styles.Line as="nav" aria-label={text('footer.links')}>
      {links.map((link) => (
        <PlaceLink key={link.to} link={link} />
      ))}
    </styles.Line>
  );
}
