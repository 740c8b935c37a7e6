import { paths, RemoteFragment, useShop } from '@jishi/contracts';
import { CardBody, CardHead, MoreLink, Note } from '@jishi/ui';
import { FieldError } from '@jishi/ui/forms';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { AddressRoom } from './address-room.tsx';
import * as styles from './confirm-order.styles.ts';

type AddressBlockProps = {
  ref: Ref<HTMLElement>;
  /** What was chosen before, of a draft that is taken up again. */
  startId: string | undefined;
  isMissed: boolean;
  /** Whether the shop sends to the chosen address. */
  isServed: boolean;
};

/** Where the parcel goes: the address book of the user centre. */
export function AddressBlock({ ref, startId, isMissed, isServed }: AddressBlockProps) {
  const { has } = useShop();
  const text = useTexts();
  return (
    <styles.Card ref={ref} tabIndex={-1} aria-label={text('confirm.address')}>
      <CardHead>
        <h2>{text('confirm.address')}</h2>
        {has('mf_user_centre/addresses') && (
          <styles.HeadEnd>
            <MoreLink as={Link} to={paths.addresses()}>
              {text('confirm.manage-addresses')}
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </MoreLink>
          </styles.HeadEnd>
        )}
      </CardHead>
      <CardBody>
        {has('mf_user_centre/address-book') ? (
          <RemoteFragment
            id="mf_user_centre/address-book"
            props={startId === undefined ? { mode: 'choose' } : { mode: 'choose', startId }}
            fallback={<AddressRoom />}
          />
        ) : (
          <Note tone="info">{text('confirm.default-address')}</Note>
        )}
        <styles.Missed role="alert">
          {isMissed && <FieldError>{text('confirm.choose-address')}</FieldError>}
          {!isServed && <FieldError>{text('confirm.not-served')}</FieldError>}
        </styles.Missed>
      </CardBody>
    </styles.Card>
  );
}
