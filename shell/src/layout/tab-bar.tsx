import { useTexts } from '../messages/texts.ts';
import { BarIcon } from '../navigation/bar-icon.tsx';
import { PlaceLink } from '../navigation/place-link.tsx';
import { useFrameLinks } from '../navigation/use-frame-links.ts';
import * as styles from './tab-bar.styles.ts';

/** Main places at the bottom of a phone. */
export function TabBar() {
  const text = useTexts();
  const links = useFrameLinks('tab-bar');
  return (
    <styles.Bar aria-label={text('nav.bottom')}>
      {links.map((link) => (
        <PlaceLink key={link.to} link={link} icon={<BarIcon name={link.icon} size={22} strokeWidth={1.75} />} />
      ))}
    </styles.Bar>
  );
}
