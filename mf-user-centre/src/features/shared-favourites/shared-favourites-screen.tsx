import { Breadcrumbs } from '@jishi/part-kit/breadcrumbs';
import { useSearchParams } from 'react-router-dom';
import { useSharedWords } from '../../messages/shared-favourites/texts.ts';
import { SharedList } from './components/shared-list.tsx';
import { Unreadable } from './components/unreadable.tsx';
import { tokenIn } from './model/token-in.ts';

/** The list of a link, for anybody. */
export function SharedFavouritesScreen() {
  const words = useSharedWords();
  const [query] = useSearchParams();
  const token = tokenIn(query);
  return (
    <>
      <Breadcrumbs home={words('shared.home')} steps={[{ label: words('shared.title') }]} />
      {token === '' ? <Unreadable told={words('shared.no-link')} /> : <SharedList key={token} token={token} />}
    </>
  );
}
