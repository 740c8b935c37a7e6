import { Block } from '@jishi/part-kit/block';
import { Card, CardHead } from '@jishi/ui';
import { BackToSecurity } from '../../components/security/back-link.tsx';
import { RowsSkeleton } from '../../components/security/rows-skeleton.tsx';
import { useTexts } from '../../messages/texts.ts';
import { DeviceList } from './components/device-list.tsx';

/** Which devices are signed in, and the ways to end that. */
export function DevicesScreen() {
  const text = useTexts();
  return (
    <Card>
      <CardHead>
        <h1>{text('devices.title')}</h1>
        <BackToSecurity />
      </CardHead>
      <Block fallback={<RowsSkeleton count={3} />}>
        <DeviceList />
      </Block>
    </Card>
  );
}
