import { useSession } from '@jishi/contracts';
import { LinkIcon } from '../../navigation/link-icon.tsx';
import { NavigationLink } from '../../navigation/navigation-link.tsx';
import { useLayoutLinks } from '../../navigation/use-layout-links.ts';
import { AccountMenu } from './account-menu.tsx';

/** Entries of a list: the menu of whoever is signed in, and the links of a bar. */
export function AccountLinks({ place }: { place: 'top-bar' | 'flow-bar' }) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const links = useLayoutLinks(place);
  return (
    <>
      {isSignedIn ? (
        <li>
          <AccountMenu />
        </li>
      ) : null}
      {links.map((link) => (
        <li key={link.to}>
          <NavigationLink link={link} icon={<LinkIcon name={link.icon} size={14} />} />
        </li>
      ))}
    </>
  );
}
