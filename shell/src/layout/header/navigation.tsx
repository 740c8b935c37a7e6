import { useTexts } from '../../messages/texts.ts';
import { BarIcon } from '../../navigation/bar-icon.tsx';
import { PlaceLink } from '../../navigation/place-link.tsx';
import { useFrameLinks } from '../../navigation/use-frame-links.ts';
import * as styles from './header.styles.ts';

export function Navigation() {
  const text = useTexts();
  const links = useFrameLinks('header');
  return (
    <styles.Navigation aria-label={text('nav.label')}>
      {links.map((link) => (
        <PlaceLink key={link.to} link={link} icon={<BarIcon name={link.icon} size={16} />} />
      ))}
    </styles.Navigation>
  );
}
