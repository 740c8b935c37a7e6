import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyState, LinkButton } from '@jishi/ui';
import Star from 'lucide-react/icons/star';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

export function NoFavourites({ isPastTheEnd }: { isPastTheEnd: boolean }) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <EmptyState
      picture={<Star size={56} strokeWidth={1.25} aria-hidden />}
      title={text(isPastTheEnd ? 'favourites.past-the-end' : 'favourites.none')}
      actions={
        <LinkButton as={Link} to={isPastTheEnd ? paths.favourites() : paths.products()} kind="primary">
          {isPastTheEnd ? text('pages.first') : common('action.go_shopping')}
        </LinkButton>
      }
    />
  );
}
