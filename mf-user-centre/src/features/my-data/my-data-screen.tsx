import { paths, useShop } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { Card, CardBody, CardHead, Stack, Text, TextLink } from '@jishi/ui';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { DataFile } from './components/data-file.tsx';
import { DataFileSkeleton } from './components/data-file-skeleton.tsx';
import * as styles from './components/my-data.styles.ts';

const topics = ['account', 'orders', 'promotions', 'activity'] as const;

/** Everything that is kept of the customer, to take away. */
export function MyDataScreen() {
  const text = useTexts();
  const { has } = useShop();
  return (
    <Stack>
      <Card>
        <CardHead>
          <h1>{text('data.title')}</h1>
        </CardHead>
        <CardBody>
          <Stack $gap={5}>
            <Text $tone="secondary">{text('data.intro')}</Text>
            <Block fallback={<DataFileSkeleton />}>
              <DataFile />
            </Block>
          </Stack>
        </CardBody>
      </Card>
      <Card aria-labelledby="data-inside">
        <CardHead>
          <h2 id="data-inside">{text('data.inside')}</h2>
        </CardHead>
        <CardBody>
          <styles.Topics>
            {topics.map((topic) => (
              <li key={topic}>
                <Check size={18} strokeWidth={2} aria-hidden />
                {text(`data.inside-${topic}`)}
              </li>
            ))}
          </styles.Topics>
          <styles.Notes>
            <p>{text('data.left-out')}</p>
            <p>{text('data.safe')}</p>
            {has('mf_user_centre/close-account') && (
              <p>
                {text('data.close-hint')}{' '}
                <TextLink as={Link} to={paths.closeAccount()}>
                  {text('data.close')}
                </TextLink>
              </p>
            )}
          </styles.Notes>
        </CardBody>
      </Card>
    </Stack>
  );
}
