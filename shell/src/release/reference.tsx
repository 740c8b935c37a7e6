import { pageRequestId } from '@jishi/rum/page-request';
import { Text } from '@jishi/ui';
import { useTexts } from '../messages/texts.ts';
import { useRelease } from './use-release.ts';

/**
 * What somebody names who asks the shop about a failure: the release, and the request whose tab it was. What the server draws may be shown to
 * others as well: there the number is left out.
 */
export function Reference({ requestId }: { requestId?: string | null | undefined }) {
  const text = useTexts();
  const release = useRelease();
  const id = requestId ?? pageRequestId();
  return (
    <Text as="small" $size="caption" $tone="tertiary" suppressHydrationWarning>
      {text('error.release', { id: release.id }) + (id ? ` · ${text('error.request', { id })}` : '')}
    </Text>
  );
}
