import { FramePiece } from '../../frame/frame-piece.tsx';
import * as styles from './footer-place.styles.ts';

/** The place of the footer; what is in it comes when it is scrolled to. */
export function Footer() {
  return (
    <styles.Footer>
      <FramePiece id="shell/footer" />
    </styles.Footer>
  );
}
