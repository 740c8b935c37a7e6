import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Select } from '@jishi/ui/forms';
import { useHref, useNavigate } from 'react-router-dom';
import { KeywordForm, KeywordInput } from '../../../components/keyword-form.tsx';
import { OwnDays } from '../../../components/own-days.tsx';
import { useTexts } from '../../../messages/texts.ts';
import {
  type OrderListAddress,
  orderKinds,
  orderListFields,
  orderListPath,
  orderRanges,
} from '../../../model/order-list-address.ts';
import * as styles from './order-filter.styles.ts';

/** Fields of the form itself; the rest of the address is sent along. */
const ownNames = ['keyword', 'kind', 'range', 'page'];

/** Search, kind and time of the list. Give it a `key` of the address: fields follow what the address says. */
export function OrderFilter({ address }: { address: OrderListAddress }) {
  const text = useTexts();
  const common = useCommonTexts();
  const navigate = useNavigate();
  const action = useHref(paths.orders());
  const go = (change: Partial<OrderListAddress>) =>
    void navigate(orderListPath({ ...address, page: 1, ...change }), { preventScrollReset: true });
  return (
    <>
      <KeywordForm
        label={text('orders.search')}
        action={action}
        fields={orderListFields(address)}
        own={ownNames}
        onKeyword={(keyword) => go({ keyword })}
      >
        <styles.Word>
          <KeywordInput
            label={text('orders.search')}
            placeholder={text('orders.search-placeholder')}
            keyword={address.keyword}
            maxLength={60}
          />
        </styles.Word>
        <styles.Range>
          <Select
            name="kind"
            size="sm"
            aria-label={text('orders.kind')}
            value={address.kind}
            onChange={(kind) => go({ kind })}
            options={orderKinds.map((value) => ({ value, label: text(`orders.kind-${value}`) }))}
          />
        </styles.Range>
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
        <styles.Submit type="submit" size="sm">
          {common('action.search')}
        </styles.Submit>
      </KeywordForm>
      {address.range === 'own' && (
        <styles.OwnDaysPlace>
          <OwnDays days={address.own} onChoose={(own) => go({ own })} />
        </styles.OwnDaysPlace>
      )}
    </>
  );
}
