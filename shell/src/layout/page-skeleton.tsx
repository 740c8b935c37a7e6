import { Skeleton, Stack } from '@jishi/ui';

/** While a page is on its way in the browser. */
export function PageSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton $height="32px" />
      <Skeleton $height="320px" />
      <Skeleton $height="160px" />
    </Stack>
  );
}
