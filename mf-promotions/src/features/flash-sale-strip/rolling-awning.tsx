import { useBrowserValue } from '@jishi/contracts/browser-value';
import { Awning } from '@jishi/ui';
import * as styles from './rolling-awning.styles.ts';

/** Over the goods: rolled up while they are sold. Pages come without one that nobody sees. */
export function RollingAwning({ isDown }: { isDown: boolean }) {
  const isAlive = useBrowserValue(
    () => true,
    () => false,
  );
  if (!isDown && !isAlive) return null;
  return (
    <styles.Cloth $isDown={isDown} aria-hidden="true">
      <Awning colours="sale" height={12} />
    </styles.Cloth>
  );
}
