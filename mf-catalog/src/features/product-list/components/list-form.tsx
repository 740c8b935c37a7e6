import { useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import type { ComponentProps } from 'react';
import { hiddenFields } from '../model/hidden-fields.ts';
import { type ListAddress, listPath } from '../model/list-address.ts';

type ListFormProps = Omit<ComponentProps<'form'>, 'action'> & {
  address: ListAddress;
  /** Names of its fields; everything else of the address goes along unseen. */
  own: readonly string[];
};

/** A form that asks for another list by its address: what it does with JavaScript, it also does without. */
export function ListForm({ address, own, children, ...rest }: ListFormProps) {
  const [path = ''] = listPath(address).split('?');
  return (
    <form action={localePath(useLang(), path)} noValidate {...rest}>
      {hiddenFields(address, own).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
