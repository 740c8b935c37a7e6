import { RemoteFragment, useSession, useShop } from '@jishi/contracts';
import { Heading, Section, Stack, Text } from '@jishi/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../messages/texts.ts';

export function HomeScreen() {
  const text = useTexts();
  const nickname = useSession(({ customer }) => customer?.nickname);
  const waves = useWaves();
  return (
    <Section>
      <Stack>
        <Heading as="h1" $size="l">
          {text('home.title')}
        </Heading>
        <Text>{text('home.description')}</Text>
        <Text role="status" $tone="secondary">
          {waves > 0 ? text('home.waved', { count: waves }) : null}
        </Text>
        <RemoteFragment id="__mf__/teaser" props={{ name: nickname || text('home.visitor') }} />
      </Stack>
    </Section>
  );
}

/** How often somebody waved, as the teaser tells it. */
function useWaves(): number {
  const { bus } = useShop();
  const [waves, setWaves] = useState(0);
  useEffect(() => bus.listen('__event__:waved', ({ times }) => setWaves(times)), [bus]);
  return waves;
}
