import { Block } from '@jishi/part-kit/block';
import { Card, CardBody, CardHead, Loading, Skeleton } from '@jishi/ui';
import { useId } from 'react';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './components/fairness.styles.ts';
import { OwnDraws } from './components/own-draws.tsx';

/** All draws of the customer, lost ones too, each to be checked. */
export function DrawsCard() {
  const text = useTexts();
  const id = useId();
  const skeleton = (
    <Loading label={text('fair.loading')}>
      <styles.Draws as="div">
        {['40%', '55%'].map((width) => (
          <styles.Draw key={width} as="div">
            <Skeleton $width={width} $height="20px" />
            <Skeleton $width="9rem" $height="32px" />
          </styles.Draw>
        ))}
      </styles.Draws>
    </Loading>
  );
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <h2 id={id}>{text('fair.draws')}</h2>
      </CardHead>
      <CardBody>
        <Block fallback={skeleton}>
          <styles.Body>
            <OwnDraws />
          </styles.Body>
        </Block>
      </CardBody>
    </Card>
  );
}
