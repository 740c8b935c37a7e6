import { friendLinksQuery } from '@jishi/api/shop/queries';
import { useShop } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { ErrorBoundary } from '../../mount/error-boundary.tsx';
import * as styles from './footer.styles.ts';

const ignore = () => undefined;

/** Links of friends, drawn on the server; nothing while there are none, or when they cannot be had. */
export function Blogroll() {
  return (
    <ErrorBoundary onFailure={ignore}>
      <Suspense fallback={null}>
        <Links />
      </Suspense>
    </ErrorBoundary>
  );
}

function Links() {
  const text = useTexts();
  const { api, leads, origin } = useShop();
  // One of the shop's own is held to what its pages are held to.
  const leadsAnywhere = (url: string) => !url.startsWith(`${origin}/`) || leads(url.slice(origin.length));
  const links = useSuspenseQuery(friendLinksQuery(api)).data.filter(({ url }) => leadsAnywhere(url));
  if (links.length === 0) return null;
  return (
    <styles.Line>
      <span>{text('footer.blogroll')}</span>
      {links.map(({ name, url }) => (
        <a key={url + name} href={url} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
    </styles.Line>
  );
}
