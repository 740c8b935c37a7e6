import { Block } from '@jishi/part-kit/block';
import { Card, CardBody, CardHead } from '@jishi/ui';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { prizesPath, readPrizesAddress } from './model/address.ts';
import { PrizeTable } from './prize-table.tsx';
import { PrizeTableSkeleton } from './prize-table-skeleton.tsx';
import * as styles from './prizes.styles.ts';

type PrizesScreenProps = {
  /** Stands under the record: what another feature has to say of draws. */
  Below?: ComponentType;
};

export function PrizesScreen({ Below }: PrizesScreenProps) {
  const text = useTexts();
  const [query] = useSearchParams();
  const address = readPrizesAddress(query);
  return (
    <styles.Page>
      <Card>
        <CardHead>
          <h1>{text('prizes.title')}</h1>
        </CardHead>
        <CardBody>
          <Block fallback={<PrizeTableSkeleton />} resetKey={prizesPath(address)}>
            <PrizeTable address={address} />
          </Block>
        </CardBody>
      </Card>
      {Below && <Below />}
    </styles.Page>
  );
}
