import { type FragmentProps, useShop } from '@jishi/contracts';
import { Button, Card, CardBody, Row, Stack, Text } from '@jishi/ui';
import { useRef } from 'react';
import { useTexts } from '../../messages/texts.ts';

/** Greets somebody who may wave back; tells the shop how often they did. */
export function Teaser({ name }: FragmentProps['__mf__/teaser']) {
  const text = useTexts();
  const { bus } = useShop();
  const times = useRef(0);
  const handleWave = () => {
    times.current += 1;
    bus.emit('__event__:waved', { times: times.current });
  };
  return (
    <Card>
      <CardBody>
        <Stack>
          <Text $size="body-strong">{text('teaser.hello', { name })}</Text>
          <Row>
            <Button onClick={handleWave}>{text('teaser.wave')}</Button>
          </Row>
        </Stack>
      </CardBody>
    </Card>
  );
}
