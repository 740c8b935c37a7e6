import { lazy } from 'react';
import { LateDecoration } from '../../../components/late-decoration.tsx';

const Scenery = lazy(() => import('../scenery/scenery.tsx'));

/** What the stage does as well without. */
export const StageScenery = () => (
  <LateDecoration when="sign">
    <Scenery />
  </LateDecoration>
);
