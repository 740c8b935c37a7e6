import { useCommonTexts } from '@jishi/i18n';
import { VisuallyHidden } from '@jishi/ui';
import type { Stall } from '../model/stalls.ts';
import * as styles from './stall.styles.ts';
import { StallFront } from './stall-front.tsx';

/** Shutters down, with a paper that says why. */
export function ShutStall({ stall, sign }: { stall: Stall; sign: string }) {
  return (
    <>
      <styles.Shutter>
        <styles.Paper>{sign}</styles.Paper>
      </styles.Shutter>
      <StallFront stall={stall} />
    </>
  );
}

/** Until it is known what a stall has out. */
export function OpeningStall({ stall }: { stall: Stall }) {
  const common = useCommonTexts();
  return (
    <>
      <VisuallyHidden role="status">{common('state.loading')}</VisuallyHidden>
      <StallFront stall={stall} />
    </>
  );
}
