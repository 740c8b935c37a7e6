import { friendLinksQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
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
  const { data: links } = useSuspenseQuery(friendLinksQuery(useApi()));
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
