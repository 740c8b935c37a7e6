import { Fragment, useSession } from '@jishi/contracts';
import { Heading, Section, Stack, Text } from '@jishi/ui';
import { useTexts } from '../../messages/texts.ts';

export function HomeScreen() {
  const text = useTexts();
  const nickname = useSession(({ customer }) => customer?.nickname);
  return (
    <Section>
      <Stack>
        <Heading as="h1" $size="l">
          {text('home.title')}
        </Heading>
        <Text>{text('home.description')}</Text>
        <Fragment id="__mf__/teaser" props={{ name: nickname || text('home.visitor') }} />
      </Stack>
    </Section>
  );
}
