import { RemoteFragment, useShop } from '@jishi/contracts';
import { useDeferredValue } from 'react';
import * as styles from './search-form.styles.ts';

type SuggestionsProps = { keyword: string; boxId: string; isOpen: boolean };

/** What one could search for; a fragment of the catalogue, absent when the release has none. */
export function Suggestions({ keyword, boxId, isOpen }: SuggestionsProps) {
  const { has } = useShop();
  const calm = useDeferredValue(keyword);
  if (!isOpen || !has('mf_catalog/search-suggestions')) return null;
  return (
    <styles.Panel>
      <RemoteFragment id="mf_catalog/search-suggestions" props={{ keyword: calm, boxId }} />
    </styles.Panel>
  );
}
