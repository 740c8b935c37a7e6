import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

export function NoFavourites({ isPastTheEnd }: { isPastTheEnd: boolean }) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <EmptyState
      picture={<EmptyObject name="star" />}
      title={text(isPastTheEnd ? 'favourites.past-the-end' : 'favourites.none')}
      text={isPastTheEnd ? undefined : text('favourites.none-hint')}
      actions={
        <LinkButton as={Link} to={isPastTheEnd ? paths.favourites() : paths.products()}>
          {isPastTheEnd ? text('pages.first') : common('action.go_shopping')}
        </LinkButton>
      }
    />
  );
}
