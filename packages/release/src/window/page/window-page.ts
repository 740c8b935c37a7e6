import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { texts as allTexts, fill, type Texts, type WindowLang } from '../texts/index.ts';
import type { WindowView } from '../view/window-view.ts';
import { actionDialogs } from './action-dialogs.ts';
import { tag } from './elements.ts';
import { findCard } from './find-card.ts';
import { firstStepsCard, publishSteps } from './first-steps.ts';
import { goBackCard } from './go-back-card.ts';
import { historyCard } from './history-card.ts';
import { nowCards } from './now.ts';
import { partsCard } from './parts-card.ts';
import { picturesCard } from './pictures-card.ts';
import { rolloutCard } from './rollout.ts';
import { serversCard } from './servers-card.ts';
import { waitingCard } from './waiting-card.ts';

/** Where the window is, on the release service. */
export const WINDOW_PATH = '/-/releases';

/** The whole document. Text is text, whatever stands in reasons and names: React writes it. */
function windowDocument(lang: WindowLang, body: ReactNode, title: string, data: object = {}): string {
  const page = h(
    'html',
    { lang: lang === 'zh' ? 'zh-CN' : 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, viewport-fit=cover' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, title),
      h('link', { rel: 'stylesheet', href: `${WINDOW_PATH}/window.css` }),
      h('script', { src: `${WINDOW_PATH}/window.js`, defer: true }),
    ),
    h('body', data, body),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/**
 * The window of a channel.
 *
 * @param revision how the channel stood when the view was read: the page asks anew when the stream says another
 */
export function windowPage(view: WindowView, lang: WindowLang, revision: string): string {
  const texts = allTexts[lang];
  const body = [
    h('a', { className: 'skip', href: '#main', key: 'skip' }, texts.skip),
    h('div', { key: 'head' }, header(view, lang, texts)),
    h(
      'main',
      { id: 'main', key: 'main' },
      h('h1', { className: 'sr-only' }, `${texts.title}: ${view.channel}`),
      h('noscript', null, h('p', { className: 'card note' }, texts.noScript)),
      h('p', { className: 'banner', id: 'offline', role: 'status', hidden: true }, texts.offline),
      h('p', { className: 'banner banner-ok', id: 'told', role: 'status', hidden: true }),
      nowCards(view, texts),
      firstStepsCard(view, texts),
      view.release &&
        h(
          'div',
          { className: 'two' },
          h(
            'div',
            { className: 'two-main', id: 'two-main', 'data-live': true },
            rolloutCard(view, texts),
            waitingCard(view, texts),
          ),
          goBackCard(view, texts),
        ),
      partsCard(view, texts),
      picturesCard(view, texts, WINDOW_PATH),
      serversCard(view, texts),
      view.release && findCard(view.channel, texts, WINDOW_PATH),
      view.changes.length > 0 && historyCard(view, texts),
    ),
    h('div', { key: 'dialogs' }, actionDialogs(view, texts)),
  ];
  return windowDocument(lang, body, `${texts.title} · ${view.channel}`, {
    'data-revision': revision,
    'data-begun': view.release ? '' : undefined,
    'data-stream': `${WINDOW_PATH}/stream?channel=${view.channel}`,
    ...wordsOf(texts),
  });
}

/** What the script of the page says. */
const wordsOf = ({ doing, checking, failed, copied }: Texts) => ({
  'data-words': JSON.stringify({ doing, checking, failed, copied }),
});

function header(view: WindowView, lang: WindowLang, texts: Texts): ReactNode {
  const { channels, channel, viewer } = view;
  const other: WindowLang = lang === 'zh' ? 'en' : 'zh';
  const address = (asked: string, inLang: WindowLang): string => `${WINDOW_PATH}?channel=${asked}&lang=${inLang}`;
  return h(
    'header',
    null,
    h('b', { className: 'brand' }, texts.title),
    h(
      'nav',
      { 'aria-label': texts.channels },
      ...channels.map((name) =>
        h('a', { key: name, href: address(name, lang), 'aria-current': name === channel ? 'page' : undefined }, name),
      ),
    ),
    h(
      'nav',
      { className: 'sections', 'aria-label': texts.sections },
      ...sectionsOf(view).map((id) => h('a', { key: id, href: `#${id}` }, texts[id])),
    ),
    h(
      'div',
      { className: 'row header-end' },
      tag(viewer.mayRelease ? 'info' : 'mute', viewer.name),
      h('a', { className: 'link', href: address(channel, other), hrefLang: other, lang: other }, texts.otherLanguage),
      h(
        'form',
        { method: 'post', action: `${WINDOW_PATH}/sign-out` },
        h('button', { type: 'submit', className: 'link' }, texts.signOut),
      ),
    ),
  );
}

/** What the page has; without a release there is little to look at. */
const sectionsOf = ({ release }: WindowView) =>
  release ? (['now', 'parts', 'servers', 'find', 'history'] as const) : (['now', 'servers'] as const);

/** What somebody sees who is not signed in. */
export function signInPage(lang: WindowLang, problem: string | null): string {
  const texts = allTexts[lang];
  const body = h(
    'main',
    { className: 'sign-in' },
    h(
      'form',
      { className: 'card', method: 'post', action: `${WINDOW_PATH}/sign-in?lang=${lang}` },
      h('h1', null, texts.title),
      h('p', null, texts.signInLead),
      problem && h('p', { className: 'problem', role: 'alert' }, problem),
      h(
        'label',
        { className: 'field' },
        h('span', null, texts.token),
        h('input', {
          type: 'password',
          name: 'token',
          required: true,
          autoComplete: 'current-password',
          autoFocus: true,
          maxLength: 200,
          'aria-invalid': problem ? true : undefined,
        }),
        h('small', { className: 'note' }, texts.tokenHint),
      ),
      h('button', { type: 'submit', className: 'button button-main' }, texts.signIn),
    ),
  );
  return windowDocument(lang, body, `${texts.title} · ${texts.signIn}`);
}

/**
 * Instead of a channel that cannot be shown.
 *
 * @param empty where nothing was ever published, if that is the problem: how it begins
 */
export function problemPage(lang: WindowLang, problem: string, empty: string | null = null): string {
  const texts = allTexts[lang];
  const body = h(
    'main',
    { className: 'sign-in' },
    h(
      'div',
      { className: 'card card-body' },
      h('h1', null, texts.title),
      h('p', { role: 'alert' }, empty === null ? problem : fill(texts.nothingAt, { where: empty })),
      empty !== null && publishSteps(texts),
      h('a', { className: 'link', href: `${WINDOW_PATH}?lang=${lang}` }, texts.lookAgain),
    ),
  );
  return windowDocument(lang, body, texts.title, wordsOf(texts));
}
