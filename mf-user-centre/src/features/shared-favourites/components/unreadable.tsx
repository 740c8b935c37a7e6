import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Card, ErrorState, LinkButton } from '@jishi/ui';
import Unlink from 'lucide-react/icons/unlink';
import { Link } from 'react-router-dom';
import { useSharedWords } from '../../../messages/shared-favourites/texts.ts';

/** A link that is no list, or no longer: another attempt would not help. */
export function Unreadable({ told }: { told: string }) {
  const words = useSharedWords();
  const common = useCommonTexts();
  return (
    <Card as="section">
      <ErrorState
        headingLevel="h1"
        icon={<Unlink size={28} strokeWidth={1.75} aria-hidden />}
        title={words('shared.broken')}
        text={told}
        actions={
          <LinkButton as={Link} to={paths.products()} kind="primary">
            {common('action.go_shopping')}
          </LinkButton>
        }
      />
    </Card>
  );
}
