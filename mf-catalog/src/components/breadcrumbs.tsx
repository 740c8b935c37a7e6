import { type Step, Breadcrumbs as Way } from '@jishi/part-kit/breadcrumbs';
import { useTexts } from '../messages/texts.ts';

/** The way from the home page to here, for readers and for search engines. */
export function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const text = useTexts();
  return <Way home={text('home.name')} steps={steps} />;
}
