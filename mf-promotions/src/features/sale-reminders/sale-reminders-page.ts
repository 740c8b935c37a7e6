import { definePage } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';
import { textsOf } from '../../messages/texts.ts';
import { reminderPageQuery } from './model/reminder-page.ts';
import { SaleRemindersScreen } from './sale-reminders-screen.tsx';

export default definePage({
  Component: SaleRemindersScreen,
  load({ query }, { api, queries, i18n }) {
    void queries.prefetchQuery(reminderPageQuery(api, pageNumber(query.get('page'))));
    return { title: textsOf(i18n)('reminders.title'), noIndex: true };
  },
});
