// @vitest-environment node
import { once } from 'node:events';
import type { ServerStyleSheet } from 'styled-components';
import { expect, test, vi } from 'vitest';
import { recordingSink } from '../testing/fake-release.ts';
import { createFlushWriter } from './flush-writer.ts';

/** A sheet whose rules the test writes. */
function fakeSheet() {
  const sheet = {
    rules: '',
    getStyleTags: () => `<style>${sheet.rules}</style>`,
    instance: {
      toString: () => sheet.rules,
      clearTag: () => {
        sheet.rules = '';
      },
    },
  };
  return sheet;
}

function setUp() {
  const { sink, record } = recordingSink();
  const sheet = fakeSheet();
  const data: string[] = [];
  const icons: string[] = [];
  const writer = createFlushWriter({
    sink,
    sheet: sheet as unknown as ServerStyleSheet,
    nonce: 'N',
    takeIcons: () => icons.splice(0).join(''),
    takeData: () => data.splice(0),
    head: '<html><head>',
    isComplete: () => true,
    isInOnePiece: () => true,
    bodyStart: '<div id="root">',
  });
  return { writer, record, sheet, data, icons };
}

test('the first flush opens the document: styles in the head, data and icons before the page', () => {
  const { writer, record, sheet, data, icons } = setUp();
  sheet.rules = '.a{}';
  icons.push('<svg></svg>');
  data.push('[["a"],1]');
  writer.write('<p>one</p>');
  writer.flush();
  expect(record.chunks).toEqual([
    '<html><head><style>.a{}</style></head><body>' +
      '<script nonce="N">(self.__q=self.__q||[]).push([["a"],1])</script><svg></svg><div id="root"><p>one</p>',
  ]);
});

test('a later flush says that styles came, and brings them, its data and its icons before its HTML', () => {
  const { writer, record, sheet, data, icons } = setUp();
  writer.flush();
  icons.push('<svg></svg>');
  sheet.rules = '.b{}';
  data.push('[["b"],2]');
  writer.write('<p>two</p>');
  writer.flush();
  expect(record.chunks[1]).toBe(
    '<style>.b{}</style><script nonce="N">(self.__q=self.__q||[]).push(0,[["b"],2])</script><svg></svg><p>two</p>',
  );
});

test('nothing drawn is nothing sent', () => {
  const { writer, record } = setUp();
  writer.flush();
  writer.flush();
  expect(record.chunks).toHaveLength(1);
});

test('data that settles last still goes out with the end of the page', async () => {
  const { writer, record, data } = setUp();
  writer.write('<p>one</p>');
  writer.flush();
  data.push('[["late"],3]');
  writer.end();
  await once(writer, 'close');
  expect(record.chunks.at(-1)).toBe(
    '<script nonce="N">(self.__q=self.__q||[]).push([["late"],3])</script></div></body></html>',
  );
  expect(record.isComplete).toBe(true);
});

test('a reader that is behind stops React until it has caught up', async () => {
  const { writer, record } = setUp();
  const drained = vi.fn();
  writer.on('drain', drained);
  expect(writer.write('<p>one</p>')).toBe(true);
  record.isFull = true;
  writer.flush();
  expect(writer.write('<p>two</p>')).toBe(false);
  expect(drained).not.toHaveBeenCalled();
  record.drain();
  expect(drained).toHaveBeenCalledOnce();
  expect(writer.write('<p>three</p>')).toBe(true);
});
