import { RemoteFragment, useShop } from '@jishi/contracts';
import { useTexts } from '../messages/texts.ts';

/** Goods below what an account page has to say, in a release that has them. */
export function Recommended() {
  const text = useTexts();
  const { has } = useShop();
  if (!has('mf_catalog/product-strip')) return null;
  return (
    <RemoteFragment
      id="mf_catalog/product-strip"
      props={{ title: text('portal.recommended'), limit: 5, place: 'account' }}
    />
  );
}
