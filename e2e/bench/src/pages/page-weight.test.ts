import { weighPage } from '@jishi/e2e/page-weight';
import { describe, expect, test } from 'vitest';

const noise = (length: number): string =>
  Array.from({ length }, (_, index) => Math.imul(index + 7, 2_654_435_761) >>> 0)
    .map((value) => value.toString(36))
    .join('');

const page = ({ styles = '', data = '', start = '', body = '' } = {}): string =>
  `<!DOCTYPE html><html><head><style nonce="N">${styles}</style></head><body><script nonce="N">(self.__q=self.__q||[]).push(${data})</script>` +
  `<script nonce="N">go();self.__shop=${start}</script><div id="root">${body}</div></body></html>`;

describe('the weight of a page', () => {
  test('counts elements, not what only looks like one', () => {
    expect(weighPage(page()).elements).toBe(7);
    const body = '<p title="a &lt;b>">one<br/>two</p><!-- $ --><svg><use href="#x"></use></svg>';
    expect(weighPage(page({ body })).elements).toBe(11);
    expect(weighPage(page({ data: '"<b><i>"', styles: '.a>b{}' })).elements).toBe(7);
  });

  test.each(['styles', 'data'] as const)('says how much of it is %s', (kind) => {
    const heavy = weighPage(page({ [kind]: noise(400) }));
    const other = kind === 'styles' ? 'data' : 'styles';
    expect(heavy[kind]).toBeGreaterThan(1000);
    expect(heavy[other]).toBeLessThan(100);
    expect(heavy.html - weighPage(page()).html).toBeLessThanOrEqual(heavy[kind] + 20);
  });

  test('counts what a page starts with as data', () => {
    expect(weighPage(page({ start: noise(400) })).data).toBeGreaterThan(1000);
  });

  test('is the same with every nonce', () => {
    const document = page({ body: noise(2000), data: noise(300) });
    const [one, other] = ['6939hfYD1jIFgNd55co4XQ_-', 'K_TYndjSfaOS4FPx07ZMbw_-'].map((nonce) =>
      weighPage(document.replaceAll('nonce="N"', `nonce="${nonce}"`)),
    );
    expect(one).toEqual(other);
  });

  test('of what nobody sees twice weighs next to nothing', () => {
    const body = noise(400);
    const twice = weighPage(page({ body, data: body }));
    expect(twice.data).toBeLessThan(100);
  });
});
