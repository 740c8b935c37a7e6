import { LayoutIsland } from '../islands/layout-island.tsx';
import * as styles from './footer-place.styles.ts';

/** The place of the footer; what is in it comes when it is scrolled to. */
export function Footer() {
  return (
    <styles.Footer>
      <LayoutIsland id="shell/footer" />
    </styles.Footer>
  );
}
