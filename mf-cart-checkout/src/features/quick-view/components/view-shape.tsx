import { Skeleton, Stack } from '@jishi/ui';
import * as styles from './view.styles.ts';

/** The view before its product is known. */
export function ViewShape() {
  return (
    <styles.View>
      <Skeleton $ratio="1" $radius="var(--r-sm)" />
      <Stack>
        <Skeleton $height="48px" />
        <Skeleton $height="34px" $width="50%" />
        <Skeleton $height="42px" />
        <Skeleton $height="42px" />
        <Skeleton $height="48px" />
      </Stack>
    </styles.View>
  );
}
