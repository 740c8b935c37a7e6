import { useTexts } from '../../messages/texts.ts';
import { BarIcon } from '../../navigation/bar-icon.tsx';
import { NavigationLink } from '../../navigation/navigation-link.tsx';
import { useLayoutLinks } from '../../navigation/use-layout-links.ts';
import * as styles from './header.styles.ts';

export function Navigation() {
  const text = useTexts();
  const links = useLayoutLinks('header');
  return (
    <styles.Navigation aria-label={text('nav.label')}>
      {links.map((link) => (
        <NavigationLink key={link.to} link={link} icon={<BarIcon name={link.icon} size={16} />} />
      ))}
    </styles.Navigation>
  );
}
