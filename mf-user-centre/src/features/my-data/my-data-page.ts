import { dataFileQuery } from '@jishi/api/account/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { MyDataScreen } from './my-data-screen.tsx';

export default definePage({
  Component: MyDataScreen,
  load(_, { api, queries, i18n }) {
    void queries.prefetchQuery(dataFileQuery(api));
    return { title: textsOf(i18n)('data.title'), noIndex: true };
  },
});
