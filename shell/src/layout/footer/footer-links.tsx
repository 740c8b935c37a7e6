import { useTexts } from '../../messages/texts.ts';
import { NavigationLink } from '../../navigation/navigation-link.tsx';
import { useLayoutLinks } from '../../navigation/use-layout-links.ts';
import * as styles from './footer.styles.ts';

/** Pages the footer leads to; nothing while there are none. */
export function FooterLinks() {
  const text = useTexts();
  const links = useLayoutLinks('footer');
  if (links.length === 0) return null;
  return (
    <styles.Line as="nav" aria-label={text('footer.links')}>
      {links.map((link) => (
        <NavigationLink key={link.to} link={link} />
      ))}
    </styles.Line>
  );
}
