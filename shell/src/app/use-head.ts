import { type PageHead, useShop } from '@jishi/contracts';
import { splitLocale } from '@jishi/i18n/locale';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../messages/texts.ts';
import { fullTitle, headTags } from './head.ts';

/**
 * Keeps title and head of the document true after a navigation; the server has written the first ones. Without a head
 * they are left alone: somebody below knows better.
 */
export function useHead(head: PageHead | undefined): void {
  const { lang, origin } = useShop();
  const { pathname } = useLocation();
  const text = useTexts();
  useEffect(() => {
    if (!head) return;
    document.title = fullTitle(head.title, text);
    for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
    for (const { name, attributes } of headTags(head, lang, origin, splitLocale(pathname).path)) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.dataset['page'] = '';
      document.head.append(element);
    }
  }, [head, lang, origin, pathname, text]);
}
