import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { Select, TextInput } from '@jishi/ui/forms';
import Search from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { OwnDays } from '../../../components/own-days.tsx';
import { useTexts } from '../../../messages/texts.ts';
import {
  type OrderListAddress,
  orderListFields,
  orderListPath,
  orderRanges,
} from '../../../model/order-list-address.ts';
import * as styles from './order-filter.styles.ts';

/** Fields of the form itself; the rest of the address is sent along. */
const ownNames = ['keyword', 'range', 'page'];

/** Search and time of the list. Give it a `key` of the address: fields follow what the address says. */
export function OrderFilter({ address }: { address: OrderListAddress }) {
  const text = useTexts();
  const common = useCommonTexts();
  const navigate = useNavigate();
  const action = useHref(paths.orders());
  const go = (change: Partial<OrderListAddress>) =>
    void navigate(orderListPath({ ...address, page: 1, ...change }), { preventScrollReset: true });
  const others = Object.entries(orderListFields(address)).filter(
    ([name, value]) => value !== null && !ownNames.includes(name),
  );

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = new FormData(event.currentTarget).get('keyword');
    go({ keyword: typeof keyword === 'string' ? keyword.trim() : '' });
  };
  return (
    <>
      <styles.Filter role="search" aria-label={text('orders.search')} action={action} onSubmit={handleSubmit}>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <styles.Word>
          <TextInput
            type="search"
            name="keyword"
            size="sm"
            maxLength={60}
            aria-label={text('orders.search')}
            placeholder={text('orders.search-placeholder')}
            defaultValue={address.keyword}
            enterKeyHint="search"
            icon={<Search size={18} strokeWidth={1.75} aria-hidden />}
          />
        </styles.Word>
        <styles.Range>
          <Select
            name="range"
            size="sm"
            aria-label={text('orders.range')}
            value={address.range}
            onChange={(range) => go({ range, own: null })}
            options={orderRanges.map((value) => ({ value, label: text(`orders.range-${value}`) }))}
          />
        </styles.Range>
        <Button type="submit" size="sm">
          {common('action.search')}
        </Button>
      </styles.Filter>
      {address.range === 'own' && (
        <styles.OwnDaysPlace>
          <OwnDays days={address.own} onChoose={(own) => go({ own })} />
        </styles.OwnDaysPlace>
      )}
    </>
  );
}
