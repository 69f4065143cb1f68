import { expect, test } from 'vitest';
import { findHits, markHits } from './pdf-search.ts';
import { pdfBytes } from './pdf-source.ts';
import { makePdf } from './stories-data.ts';

// holds blocks 2.43
test('bytes from base64, with or without the address around it', () => {
  const plain = pdfBytes('JVBERi0=');
  expect(new TextDecoder().decode(plain)).toBe('%PDF-');
  expect(pdfBytes('data:application/pdf;base64,JVBE\nRi0=')).toEqual(plain);
  expect(() => pdfBytes('not base64!')).toThrow('base64');
});

test('the sample is a PDF whose table of objects is right', () => {
  const text = new TextDecoder().decode(pdfBytes(makePdf([['One'], ['Two']])));
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  for (const [, offset] of text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)) {
    expect(text.slice(Number(offset))).toMatch(/^\d+ 0 obj/);
  }
});

test('hits in order, case aside', () => {
  const pages = [['Lot 7 of lot 7', 'Block'], ['LOT']];
  expect(findHits(pages, ' lot ')).toEqual([
    { page: 0, item: 0, nth: 0 },
    { page: 0, item: 0, nth: 1 },
    { page: 1, item: 0, nth: 0 },
  ]);
  expect(findHits(pages, '  ')).toEqual([]);
});

test('marks are HTML, the text is not', () => {
  expect(markHits('a <b> & B', 'b', 1)).toBe('a &lt;<mark>b</mark>&gt; &amp; <mark data-current="">B</mark>');
  expect(markHits('<script>', '', null)).toBe('&lt;script&gt;');
});
