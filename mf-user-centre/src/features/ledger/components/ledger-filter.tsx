import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { Select } from '@jishi/ui/forms';
import { useHref, useNavigate } from 'react-router-dom';
import { KeywordInput } from '../../../components/keyword-form.tsx';
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

  const search = text(`${look.kind}.search`);
  return (
    <styles.Filter
      label={search}
      action={action}
      fields={ledgerFields(address)}
      own={ownNames}
      onKeyword={(keyword) => go({ keyword })}
    >
      <styles.Word>
        <KeywordInput
          label={search}
          placeholder={text('ledger.keyword')}
          keyword={address.keyword}
          maxLength={LONGEST_KEYWORD}
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
