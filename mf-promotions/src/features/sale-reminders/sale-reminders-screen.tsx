import { Block } from '@jishi/part-kit/block';
import { pageNumber } from '@jishi/part-kit/page-number';
import { Card, CardBody, CardHead } from '@jishi/ui';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { ReminderList } from './components/reminder-list.tsx';
import { RemindersSkeleton } from './components/reminders-skeleton.tsx';

/** The flash sales a customer wants to be reminded of. */
export function SaleRemindersScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const page = pageNumber(query.get('page'));
  return (
    <Card>
      <CardHead>
        <h1>{text('reminders.title')}</h1>
      </CardHead>
      <CardBody>
        <Block key={page} fallback={<RemindersSkeleton />}>
          <ReminderList page={page} />
        </Block>
      </CardBody>
    </Card>
  );
}
