import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { HomeScreen } from './home-screen.tsx';

export default definePage({
  Component: HomeScreen,
  load(_args, { i18n }) {
    const text = textsOf(i18n);
    return { title: text('home.title'), description: text('home.description') };
  },
});
