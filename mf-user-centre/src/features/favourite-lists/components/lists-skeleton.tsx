import { Row, Skeleton } from '@jishi/ui';

/** The favourites below say that something is on its way. */
export function ListsSkeleton() {
  return (
    <Row aria-hidden>
      {[1, 2].map((place) => (
        <Skeleton key={place} $width="148px" $height="56px" $radius="var(--r-md)" />
      ))}
    </Row>
  );
}
