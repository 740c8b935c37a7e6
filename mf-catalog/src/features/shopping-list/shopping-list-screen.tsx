import { useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { useTexts } from '../../messages/texts.ts';
import { SharedList } from './components/shared-list.tsx';
import { ShoppingList } from './components/shopping-list.tsx';
import { listAddressIn } from './model/list-address.ts';
import { saidLines } from './model/list-line.ts';

/** Reads what somebody wants to buy, says what the shop has for it, and puts all of it into the cart. */
export function ShoppingListScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const { said, token } = listAddressIn(query);
  return (
    <>
      <Breadcrumbs steps={[{ label: text('shout.title') }]} />
      {token !== '' ? (
        <SharedList key={token} token={token} />
      ) : (
        <ShoppingList key={said} address={said} first={said} asked={saidLines(said).lines} />
      )}
    </>
  );
}
