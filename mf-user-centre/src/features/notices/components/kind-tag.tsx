import type { NoticeKind } from '@jishi/api/notices';
import { Tag, type TagTone } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';

const tones: Record<NoticeKind, TagTone> = { system: 'info', trade: 'trust', activity: 'promo' };

export function KindTag({ kind }: { kind: NoticeKind }) {
  const text = useTexts();
  return <Tag $tone={tones[kind]}>{text(`notices.kind-${kind}`)}</Tag>;
}
