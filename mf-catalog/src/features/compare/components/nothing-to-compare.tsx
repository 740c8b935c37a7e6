import { paths } from '@jishi/contracts';
import { EmptyState, LinkButton } from '@jishi/ui';
import Scale from 'lucide-react/icons/scale';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { MAX_COMPARED } from '../../../model/compared.ts';

export function NothingToCompare() {
  const text = useTexts();
  return (
    <EmptyState
      picture={<Scale size={72} strokeWidth={1.25} aria-hidden />}
      title={text('compare.none')}
      text={text('compare.none_hint', { count: MAX_COMPARED })}
      actions={
        <LinkButton as={Link} to={paths.products()} kind="primary">
          {text('list.see_all')}
        </LinkButton>
      }
    />
  );
}
