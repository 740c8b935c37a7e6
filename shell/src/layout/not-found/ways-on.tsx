import { useShop } from '@jishi/contracts';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../mount/error-boundary.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { Stalls } from './stalls.tsx';
import * as styles from './ways-on.styles.ts';

const ignore = () => undefined;

/** From a page that is not there to what the shop has: a search and some stalls. Nothing in a release that has no list of products. */
export function WaysOn() {
  if (!useShop().has('mf_catalog/product-list')) return null;
  return (
    <styles.Ways>
      <SearchForm />
      <ErrorBoundary onFailure={ignore}>
        <Suspense fallback={null}>
          <Stalls />
        </Suspense>
      </ErrorBoundary>
    </styles.Ways>
  );
}
