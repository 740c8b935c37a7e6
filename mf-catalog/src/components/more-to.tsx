import { useCommonTexts } from '@jishi/i18n';
import { MoreLink, VisuallyHidden } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';

/** "Show more" at the end of a section head; `of` names the section for readers when there are several. */
export function MoreTo({ path, of }: { path: string; of?: string }) {
  const common = useCommonTexts();
  return (
    <MoreLink as={Link} to={path}>
      {common('action.more')}
      {of !== undefined && <VisuallyHidden>{` ${of}`}</VisuallyHidden>}
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </MoreLink>
  );
}
