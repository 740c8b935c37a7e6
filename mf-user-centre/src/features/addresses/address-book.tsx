import type { FragmentProps } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { AddressSkeleton, ChosenSkeleton } from './components/address-skeleton.tsx';
import { ChosenAddresses } from './components/chosen-addresses.tsx';
import { ManagedAddresses } from './components/managed-addresses.tsx';

/** The customer's addresses: to choose one from for an order, or to keep in order. */
export function AddressBook({ mode, startId }: FragmentProps['mf_user_centre/address-book']) {
  return (
    <Block fallback={mode === 'choose' ? <ChosenSkeleton /> : <AddressSkeleton />}>
      {mode === 'choose' ? <ChosenAddresses startId={startId} /> : <ManagedAddresses />}
    </Block>
  );
}
