import { useCommonTexts } from '@jishi/i18n';
import { IconButton } from '@jishi/ui';
import Copy from 'lucide-react/icons/copy';
import { useCopy } from './use-copy.ts';

export type CopyButtonProps = {
  value: string;
  /** What the value is, for readers. */
  of: string;
  /** What to say when the browser does not copy. */
  failed: string;
};

/** Copies a value that stands beside it. */
export function CopyButton({ value, of, failed }: CopyButtonProps) {
  const common = useCommonTexts();
  const copy = useCopy(failed);
  return (
    <IconButton label={`${common('action.copy')} ${of}`} onClick={() => void copy(value)}>
      <Copy size={16} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
