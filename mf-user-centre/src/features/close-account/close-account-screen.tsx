import { Block } from '@jishi/part-kit/block';
import { Card, CardBody, CardHead, Stack, Text } from '@jishi/ui';
import { useTexts } from '../../messages/texts.ts';
import { Closing } from './components/closing.tsx';
import { ClosingSkeleton } from './components/closing-skeleton.tsx';

/** What keeps the account open, what goes with it, and the way to close it. */
export function CloseAccountScreen() {
  const text = useTexts();
  return (
    <Stack>
      <Card>
        <CardHead>
          <h1>{text('close.title')}</h1>
        </CardHead>
        <CardBody>
          <Text $tone="secondary">{text('close.intro')}</Text>
        </CardBody>
      </Card>
      <Block fallback={<ClosingSkeleton />}>
        <Closing />
      </Block>
    </Stack>
  );
}
