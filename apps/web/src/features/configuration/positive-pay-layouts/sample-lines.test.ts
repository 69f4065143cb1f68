import {
  type PositivePayLayout,
  positivePayFile,
  positivePaySample,
  positivePayStarters,
} from '@closewright/domain/positive-pay';
import { describe, expect, it } from 'vitest';
import { rulerOf, sampleLines } from './sample-lines.ts';

const { account, events, facts } = positivePaySample;

/** With what the office has to be asked for first. */
const complete = (layout: PositivePayLayout): PositivePayLayout => ({
  ...layout,
  bankID: layout.bankID ?? '123',
  words: { ...layout.words, void: layout.words.void || 'V', stop: layout.words.stop || 'V' },
});

describe('the sample of every starter', () => {
  it.each(positivePayStarters.map(({ layout }) => [layout.name, complete(layout)] as const))(
    '%s: the pieces are the whole line',
    (_, layout) => {
      const lines = positivePayFile(layout, account, events, facts).file?.lines ?? [];
      const pieces = sampleLines(layout, lines, events.length);
      expect(lines.length).toBeGreaterThan(0);
      expect(pieces.map((line) => line.map(({ text }) => text).join(''))).toEqual(lines);
      const at = layout.detail.findIndex(({ value }) => value === 'Check number');
      const first = pieces[layout.header.length]?.find(({ path }) => path === `detail.${at}`);
      expect(first?.text.trim().replace(/^0+/, '')).toBe(String(events[0]?.checkNumber));
    },
  );
});

it('takes a delimiter in quotation marks for what is said', () => {
  const layout = positivePayStarters[0]?.layout;
  if (layout === undefined) throw new Error('No starter');
  expect(sampleLines({ ...layout, header: [], trailer: [] }, ['I,"a, ""b""",'], 1)[0]).toEqual([
    { text: 'I', path: 'detail.0' },
    { text: ',', path: null },
    { text: '"a, ""b"""', path: 'detail.1' },
    { text: ',', path: null },
    { text: '', path: 'detail.2' },
  ]);
});

it('has a ruler as long as the longest line', () => {
  expect(rulerOf(24)).toBe('----+----1----+----2----');
  expect(rulerOf(0)).toBe('');
});
