import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { clearFilters, countFilters } from '../model/changes.ts';
import { type ListAddress, listPath } from '../model/list-address.ts';

/** Products there are, but not on this page or not through these filters. */
export function NothingHere({ address }: { address: ListAddress }) {
  const text = useTexts();
  const common = useCommonTexts();
  if (address.page > 1) {
    return (
      <EmptyState
        title={text('list.past_end')}
        actions={
          <LinkButton as={Link} to={listPath({ ...address, page: 1 })}>
            {text('list.first_page')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      picture={<EmptyObject name="broom" />}
      title={text('list.filtered_out')}
      text={text('list.filtered_out_hint', { count: countFilters(address) })}
      actions={
        <LinkButton as={Link} to={listPath(clearFilters(address))}>
          {common('action.clear_all')}
        </LinkButton>
      }
    />
  );
}
