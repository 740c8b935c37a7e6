import { Copyright } from './copyright.tsx';
import * as styles from './footer.styles.ts';

export function MiniFooter() {
  return (
    <styles.MiniFooter>
      <Copyright />
    </styles.MiniFooter>
  );
}
