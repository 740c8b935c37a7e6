// @vitest-environment node
import { definePage, RemoteFragment } from '@jishi/contracts';
import { shopServer, wirePage } from '@jishi/testing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { aRequest, fakeRelease, recordingSink } from '../testing/fake-release.ts';
import { createRenderer } from './create-renderer.ts';

shopServer({ 'GET banner': wirePage([]), 'GET siteConfig': {}, 'GET siteMetadata': {} });

const late = Promise.withResolvers<string>();
const fetchLost = () => Promise.reject(new Error('down'));
const Late = () => <p>{useSuspenseQuery({ queryKey: ['late'], queryFn: () => late.promise }).data}</p>;
const Lost = () => <p>{useSuspenseQuery<string>({ queryKey: ['lost'], queryFn: fetchLost }).data}</p>;

const contents: Parameters<typeof fakeRelease>[0] = {
  pages: {
    'mf_catalog/home': definePage({
      load: () => ({ title: '' }),
      Component: () => (
        <>
          <RemoteFragment id="mf_promotions/flash-sale-strip" props={{ limit: 1 }} fallback={<p>soon</p>} />
          <RemoteFragment id="mf_catalog/product-strip" props={{ title: '', limit: 1 }} fallback={<p>never</p>} />
          <p>the rest</p>
        </>
      ),
    }),
  },
  fragments: {
    'mf_promotions/flash-sale-strip': { Component: Late },
    'mf_catalog/product-strip': { Component: Lost },
  },
};

/** A page whose one block comes after the first flush, another one never. */
async function renderSlowly(): Promise<string> {
  const { sink, record } = recordingSink();
  createRenderer(fakeRelease(contents)).render(aRequest({}), {
    ...sink,
    chunk(bytes) {
      late.resolve('here later'); // only after something was sent
      return sink.chunk(bytes);
    },
  });
  await record.ended;
  return record.html();
}

const isShown = (element: Element | null): boolean =>
  element === null || (getComputedStyle(element).display !== 'none' && isShown(element.parentElement));

test('without JavaScript what came late is shown in place of its skeleton; a lost block keeps its own', async () => {
  const html = await renderSlowly();
  // Only now: what draws for the server must find no window.
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
  // A parsed document runs no scripts, so what stands in `noscript` counts.
  const read = new DOMParser().parseFromString(html, 'text/html');
  document.head.append(...read.querySelectorAll('noscript style'));
  document.body.append(...read.body.childNodes);
  const shown = [...document.querySelectorAll('p')].filter(isShown).map(({ textContent }) => textContent);
  expect(shown).toEqual(expect.arrayContaining(['never', 'the rest', 'here later']));
  expect(shown).not.toContain('soon');
  await teardown(globalThis);
});
