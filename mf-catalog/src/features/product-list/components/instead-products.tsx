import { Section } from '@jishi/ui';
import { RecommendedStrip } from '../../../components/recommended/recommended-strip.tsx';
import { useTexts } from '../../../messages/texts.ts';

/** Two rows on phones, one on desktops. */
const SHOWN = 5;

/** Products for whoever found none: picked from what they looked at, or what is on the stall today. */
export function InsteadProducts() {
  const text = useTexts();
  return (
    <Section as="div">
      <RecommendedStrip title={text('list.instead')} place="search" limit={SHOWN} />
    </Section>
  );
}
