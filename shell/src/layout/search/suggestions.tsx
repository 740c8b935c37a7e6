import { Fragment, useShop } from '@jishi/contracts';
import { useDeferredValue } from 'react';
import * as styles from './search-form.styles.ts';

/** Completions of what is being typed; a fragment of the catalogue, absent when the release has none. */
export function Suggestions({ keyword, isOpen }: { keyword: string; isOpen: boolean }) {
  const { has } = useShop();
  const calm = useDeferredValue(keyword);
  if (!isOpen || !has('mf_catalog/search-suggestions')) return null;
  return (
    <styles.Panel>
      <Fragment id="mf_catalog/search-suggestions" props={{ keyword: calm }} />
    </styles.Panel>
  );
}
