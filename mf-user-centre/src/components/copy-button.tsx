import { CopyButton as Copy } from '@jishi/part-kit/copy-button';
import { useTexts } from '../messages/texts.ts';

/** Copies a value that stands beside it; `of` says which, for readers. */
export function CopyButton({ value, of }: { value: string; of: string }) {
  const text = useTexts();
  return <Copy value={value} of={of} failed={text('copy.failed')} />;
}
