import type { Address } from '@jishi/api/addresses';
import { fullAddressLine } from '@jishi/api/addresses/line';
import { maskPhone, useCommonTexts } from '@jishi/i18n';
import { useCopy } from '@jishi/part-kit/use-copy';
import { Button, Figures, Tag } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import { addressParts } from '../model/address-parts.ts';
import * as styles from './managed-card.styles.ts';

type ManagedCardProps = { address: Address; onEdit: () => void; onRemove: () => void; onMakeDefault: () => void };

/** An address to keep in order: the place first for the eye, and below a line what can be done with it. */
export function ManagedCard({ address, ...actions }: ManagedCardProps) {
  const common = useCommonTexts();
  const { region, place } = addressParts(address);
  return (
    <styles.Plate data-default={address.isDefault || undefined}>
      <styles.Body>
        <styles.Who>
          <b>{address.name}</b>
          <Figures>{maskPhone(address.phone)}</Figures>
          {address.isDefault && <Tag $tone="brand">{common('state.default')}</Tag>}
        </styles.Who>
        {region !== '' && <styles.Region>{region}</styles.Region>}
        <styles.Place>
          {place} {address.house}
        </styles.Place>
      </styles.Body>
      <Actions address={address} {...actions} />
    </styles.Plate>
  );
}

function Actions({ address, onEdit, onRemove, onMakeDefault }: ManagedCardProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const copy = useCopy(text('copy.failed'));
  const { name, phone, isDefault } = address;
  const whole = [name, phone, fullAddressLine(address)].join(' ');
  return (
    <styles.Actions>
      {!isDefault && (
        <Button kind="ghost" size="sm" aria-label={text('addresses.make-default-of', { name })} onClick={onMakeDefault}>
          {text('addresses.make-default')}
        </Button>
      )}
      <styles.Others>
        <Button
          kind="ghost"
          size="sm"
          aria-label={text('addresses.copy-of', { name })}
          onClick={() => void copy(whole)}
        >
          {common('action.copy')}
        </Button>
        <Button kind="ghost" size="sm" aria-label={text('addresses.edit-of', { name })} onClick={onEdit}>
          {common('action.edit')}
        </Button>
        <Button kind="ghost" size="sm" aria-label={text('addresses.remove-of', { name })} onClick={onRemove}>
          {common('action.delete')}
        </Button>
      </styles.Others>
    </styles.Actions>
  );
}
