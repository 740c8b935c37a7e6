import { Skeleton } from '@jishi/ui';
import * as styles from './confirm-order.styles.ts';

/** The shape of the address book while it is on its way: an address, and the way to a new one. */
export function AddressRoom() {
  return (
    <styles.AddressRoom>
      <Skeleton $height="100%" $radius="var(--r-md)" />
      <Skeleton $height="100%" $radius="var(--r-md)" />
    </styles.AddressRoom>
  );
}
