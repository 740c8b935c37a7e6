import { useShop } from '@jishi/contracts';
import { maskPhone } from '@jishi/i18n';
import { EmptyState, LinkButton } from '@jishi/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { ownPaths } from '../../../model/own-paths.ts';

/** What has changed, and what follows from it. */
export function PhoneDone({ phone }: { phone: string | null }) {
  const text = useTexts();
  const { has } = useShop();
  return (
    <div role="status">
      <EmptyState
        picture={<CircleCheck size={56} strokeWidth={1.25} aria-hidden />}
        title={text('phone.done-title', { phone: maskPhone(phone ?? '') })}
        text={text('phone.done-text')}
        actions={
          has('mf_user_centre/security') && (
            <LinkButton as={Link} to={ownPaths.security()} kind="primary">
              {text('security.back')}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
