import { devicesQuery } from '@jishi/api/security/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { DevicesScreen } from './devices-screen.tsx';

export default definePage({
  Component: DevicesScreen,
  load(_args, { api, queries, i18n }) {
    void queries.prefetchQuery(devicesQuery(api));
    return { title: textsOf(i18n)('devices.title'), noIndex: true };
  },
});
