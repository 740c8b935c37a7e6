import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { ConfirmOrderScreen } from './confirm-order-screen.tsx';

export default definePage({
  Component: ConfirmOrderScreen,
  load(_args, { i18n }) {
    const title = textsOf(i18n)('confirm.title');
    return { title, noIndex: true, flow: { title, step: 1 } };
  },
});
