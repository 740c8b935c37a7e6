import { useCommonTexts } from '@jishi/i18n';
import { IconButton } from '@jishi/ui';
import Copy from 'lucide-react/icons/copy';
import { useCopy } from '../hooks/use-copy.ts';

/** Copies a value that stands beside it; `of` says which, for readers. */
export function CopyButton({ value, of }: { value: string; of: string }) {
  const common = useCommonTexts();
  const copy = useCopy();
  return (
    <IconButton label={`${common('action.copy')} ${of}`} onClick={() => void copy(value)}>
      <Copy size={16} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
