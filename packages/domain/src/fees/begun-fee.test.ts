import { describe, expect, it } from 'vitest';
import { hudForm1974, hudForm2010 } from '../settlement/index.ts';
import { begunFee, begunInSeries, feeKindWords } from './index.ts';

describe.each([hudForm2010, hudForm1974])('on the form $name', (form) => {
  it.each(Object.entries(begunInSeries))('a fee that is added to %s stands there', (series, { section, kind }) => {
    if (section === null) throw new Error('It has a section');
    const fee = { section, ...(kind && { kind: feeKindWords[kind] }), bucket: 'canChange' } as const;
    expect(String(form.placeOf(fee).series)).toBe(series);
  });
});

it('a fee begins with the strictest tolerance of its section', () => {
  expect(begunFee('A')).toEqual({ section: 'A', bucket: 'Zero' });
});
