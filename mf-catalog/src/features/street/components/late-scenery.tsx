import { lazy } from 'react';
import { LateDecoration } from '../../../components/late-decoration.tsx';
import type { SceneryProps } from '../scenery/scenery.tsx';

const Scenery = lazy(() => import('../scenery/scenery.tsx'));

/** What the street does as well without. */
export const LateScenery = (props: SceneryProps) => (
  <LateDecoration when="alive">
    <Scenery {...props} />
  </LateDecoration>
);
