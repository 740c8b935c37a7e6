import { useCommonTexts } from '@jishi/i18n';
import { MoreLink } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';

/** "Show more" at the end of a section head; `of` names the section for readers when there are several. */
export function MoreTo({ path, of }: { path: string; of?: string }) {
  const common = useCommonTexts();
  return (
    <MoreLink as={Link} to={path} aria-label={of && `${common('action.more')} ${of}`}>
      {common('action.more')}
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </MoreLink>
  );
}
