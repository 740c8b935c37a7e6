import { useTexts } from '../messages/texts.ts';
import { BarIcon } from '../navigation/bar-icon.tsx';
import { NavigationLink } from '../navigation/navigation-link.tsx';
import { useLayoutLinks } from '../navigation/use-layout-links.ts';
import * as styles from './tab-bar.styles.ts';

/** Main places at the bottom of a phone. */
export function TabBar() {
  const text = useTexts();
  const links = useLayoutLinks('tab-bar');
  return (
    <styles.Bar aria-label={text('nav.bottom')}>
      {links.map((link) => (
        <NavigationLink key={link.to} link={link} icon={<BarIcon name={link.icon} size={22} strokeWidth={1.75} />} />
      ))}
    </styles.Bar>
  );
}
