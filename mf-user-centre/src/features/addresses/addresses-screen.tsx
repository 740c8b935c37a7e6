import { Card, CardBody, CardHead } from '@jishi/ui';
import { useTexts } from '../../messages/texts.ts';
import { AddressBook } from './address-book.tsx';

export function AddressesScreen() {
  const text = useTexts();
  return (
    <Card>
      <CardHead>
        <h1>{text('addresses.title')}</h1>
      </CardHead>
      <CardBody>
        <AddressBook mode="manage" />
      </CardBody>
    </Card>
  );
}
