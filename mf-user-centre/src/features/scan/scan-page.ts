import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { ScanScreen } from './scan-screen.tsx';

export default definePage({
  Component: ScanScreen,
  load(_, { i18n }) {
    return { title: textsOf(i18n)('scan.title'), noIndex: true };
  },
});
