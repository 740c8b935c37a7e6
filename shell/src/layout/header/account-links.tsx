import { useSession } from '@jishi/contracts';
import { LinkIcon } from '../../navigation/link-icon.tsx';
import { PlaceLink } from '../../navigation/place-link.tsx';
import { useFrameLinks } from '../../navigation/use-frame-links.ts';
import { AccountMenu } from './account-menu.tsx';

/** Entries of a list: the menu of whoever is signed in, and the links of a bar. */
export function AccountLinks({ place }: { place: 'top-bar' | 'flow-bar' }) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const links = useFrameLinks(place);
  return (
    <>
      {isSignedIn ? (
        <li>
          <AccountMenu />
        </li>
      ) : null}
      {links.map((link) => (
        <li key={link.to}>
          <PlaceLink link={link} icon={<LinkIcon name={link.icon} size={14} />} />
        </li>
      ))}
    </>
  );
}
