import type { DOMWindow } from 'jsdom';

/** Attributes whose address is asked for, or sent to, as soon as the element is there or pressed. */
const asking = ['src', 'srcset', 'poster', 'data', 'action', 'formaction', 'background'];

/** What the browser would refuse of what is drawn, and what it would take for something of others. */
export function faultsOfDrawn(window: DOMWindow, place: Element): string[] {
  const elements = [...place.querySelectorAll('*')];
  return [...new Set(elements.flatMap((element) => [...refused(element), ...foreign(window, place, element)]))];
}

/** The policy of the shop (`script-src`, `frame-src`, `img-src`) takes none of these. */
function refused(element: Element): string[] {
  const handlers = [...element.attributes].filter(({ name }) => /^on[a-z]/.test(name));
  const isScript = element.localName === 'script' && !/json|template/.test(element.getAttribute('type') ?? '');
  return [
    ...handlers.map(({ name }) => `draws ${element.localName} with ${name}, which the browser refuses`),
    ...(isScript ? ['draws a script, which the browser refuses'] : []),
    ...(/^\s*javascript:/i.test(element.getAttribute('href') ?? '')
      ? ['draws an address of javascript:, which the browser refuses']
      : []),
  ];
}

function foreign({ document, location }: DOMWindow, place: Element, element: Element): string[] {
  const { id } = element;
  const isTaken =
    id !== '' &&
    [...document.querySelectorAll(`[id="${id.replaceAll(/["\\]/g, '\\$&')}"]`)].some((one) => !place.contains(one));
  const sites = asking.flatMap((name) =>
    (element.getAttribute(name) ?? '')
      .split(name === 'srcset' ? /,\s+/ : /$^/)
      .map((address) => originOf(address.trim().split(/\s/)[0]!, location.href))
      .filter((origin) => origin !== null && origin !== location.origin),
  );
  return [
    ...((element as HTMLElement).tabIndex > 0 ? [`puts ${element.localName} before others for the Tab key`] : []),
    ...(isTaken ? [`draws the id ${id}, which is another element's`] : []),
    ...sites.map((origin) => `draws ${element.localName} from ${origin}, another site`),
  ];
}

function originOf(address: string, base: string): string | null {
  try {
    const { origin, protocol } = new URL(address, base);
    return /^(https?|wss?):$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}
