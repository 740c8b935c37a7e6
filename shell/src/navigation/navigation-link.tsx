import { FragmentMountContext, saveReturnPath, useCart, useSession } from '@jishi/contracts';
import { splitLocale } from '@jishi/i18n/locale';
import { Badge } from '@jishi/ui';
import { type ReactNode, useContext } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { isCovered, type LayoutLink } from './layout-links.ts';

const saveCurrentPath = () => saveReturnPath(splitLocale(location.pathname + location.search).path);

/** A link of a place of the frame; `children` stand where its words would. */
export function NavigationLink({ link, icon, children }: { link: LayoutLink; icon?: ReactNode; children?: ReactNode }) {
  const { to, text, audience, count, fragment } = link;
  const { pathname } = useLocation();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const Tag = isCovered(pathname, link) ? Link : NavLink;
  return (
    <Tag
      to={to}
      aria-current="page"
      {...(to === '/' && { end: true })}
      {...(audience === 'visitors' && { onClick: saveCurrentPath })}
    >
      {icon}
      {children ?? text}
      {count ? <Lines /> : null}
      {fragment && isSignedIn ? <Behind id={fragment} /> : null}
    </Tag>
  );
}

const noProps = {};

/** The fragment its part wants behind the words; that it needs no props is checked before a release. */
function Behind({ id }: { id: string }) {
  const Place = useContext(FragmentMountContext);
  return Place ? <Place id={id as never} props={noProps} /> : null;
}

function Lines() {
  return <Badge count={useCart((state) => state.lines.length)} />;
}
