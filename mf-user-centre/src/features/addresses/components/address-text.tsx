import type { Address } from '@jishi/api/addresses';
import { addressLine } from '@jishi/api/addresses/line';
import { maskPhone, useCommonTexts } from '@jishi/i18n';
import { Figures, Tag } from '@jishi/ui';
import * as styles from './address-card.styles.ts';

/** Who gets it, and where. */
export function AddressText({ address }: { address: Address }) {
  const common = useCommonTexts();
  return (
    <>
      <styles.Who>
        <b>{address.name}</b>
        <Figures>{maskPhone(address.phone)}</Figures>
        {address.isDefault && <Tag $tone="brand">{common('state.default')}</Tag>}
      </styles.Who>
      <styles.Where>{addressLine(address)}</styles.Where>
      <styles.House>{address.house}</styles.House>
    </>
  );
}
