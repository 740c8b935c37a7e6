import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { Select, TextInput } from '@jishi/ui/forms';
import Search from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import type { LedgerLook } from '../hooks/use-ledger-look.ts';
import {
  changed,
  type LedgerAddress,
  LONGEST_KEYWORD,
  ledgerFields,
  ledgerSorts,
  methods,
} from '../model/ledger-address.ts';
import * as styles from './ledger-card.styles.ts';

type LedgerFilterProps = { look: LedgerLook; address: LedgerAddress };

/** Fields of the form itself; the rest of the address is sent along. */
const ownNames = ['keyword', 'way', 'sort', 'page'];

/** Words, the way of payment and the order. Give it a `key` of the address: fields follow what the address says. */
export function LedgerFilter({ look, address }: LedgerFilterProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const navigate = useNavigate();
  const action = useHref(look.path);
  const go = (change: Partial<LedgerAddress>) =>
    void navigate(look.pathOf(changed(address, change)), { preventScrollReset: true });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = new FormData(event.currentTarget).get('keyword');
    go({ keyword: typeof keyword === 'string' ? keyword.trim() : '' });
  };
  const others = Object.entries(ledgerFields(address)).filter(
    ([name, value]) => value !== null && !ownNames.includes(name),
  );
  const search = text(`${look.kind}.search`);
  return (
    <styles.Filter role="search" aria-label={search} action={action} onSubmit={handleSubmit}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <styles.Word>
        <TextInput
          type="search"
          name="keyword"
          size="sm"
          maxLength={LONGEST_KEYWORD}
          aria-label={search}
          placeholder={text('ledger.keyword')}
          defaultValue={address.keyword}
          enterKeyHint="search"
          icon={<Search size={18} strokeWidth={1.75} aria-hidden />}
        />
        <Button type="submit" size="sm">
          {common('action.search')}
        </Button>
      </styles.Word>
      {look.kind === 'wallet' && (
        <styles.Choice>
          <Select
            name="way"
            size="sm"
            aria-label={text('wallet.way')}
            value={address.method}
            onChange={(method) => go({ method })}
            options={methods.map((value) => ({ value, label: text(`wallet.way-${value}`) }))}
          />
        </styles.Choice>
      )}
      <styles.Choice>
        <Select
          name="sort"
          size="sm"
          aria-label={text('ledger.sort')}
          value={address.sort}
          onChange={(sort) => go({ sort })}
          options={ledgerSorts.map((value) => ({ value, label: text(`ledger.sort-${value}`) }))}
        />
      </styles.Choice>
    </styles.Filter>
  );
}
