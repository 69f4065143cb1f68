import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FeeKind,
  type FeeSection,
  feeKinds,
  feeSections,
  type HudSeries,
  hudForm1974,
  hudForm2010,
} from '../settlement/index.ts';
import { type LineOfFee, movedToSeries, seriesToMoveTo } from './index.ts';

// The keys of a literal are known by its type.
const kinds = Object.keys(feeKinds) as FeeKind[];
const sections = Object.keys(feeSections) as FeeSection[];

describe('a fee that is moved to another series of a HUD-1', () => {
  it.each<[string, LineOfFee, HudSeries, LineOfFee]>([
    [
      'a survey, which has no line of its own, keeps its kind',
      { section: 'C', kind: 'survey' },
      800,
      { section: 'B', kind: 'survey' },
    ],
    [
      'an appraisal has line 804: elsewhere it is an appraisal no longer',
      { section: 'C', kind: 'appraisal' },
      1300,
      { section: 'C' },
    ],
    [
      'to title charges it is a title service',
      { section: 'B', kind: 'appraisal' },
      1100,
      { section: 'B', kind: 'titleService' },
    ],
    [
      'a notary is of title, and keeps it within escrow alone',
      { section: 'C', kind: 'notary' },
      1000,
      { section: 'G', kind: 'notary' },
    ],
    ['a notary to recording', { section: 'C', kind: 'notary' }, 1200, { section: 'E' }],
    [
      'an insurance premium into reserves',
      { section: 'F', kind: 'homeownersInsurance' },
      1000,
      { section: 'G', kind: 'homeownersInsurance' },
    ],
    ['and back', { section: 'G', kind: 'homeownersInsurance' }, 900, { section: 'F', kind: 'homeownersInsurance' }],
  ])('%s', (_, fee, series, expected) => expect(movedToSeries(fee, series, hudForm2010)).toEqual(expected));

  it('stands there on both forms, and stays where it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sections),
        fc.option(fc.constantFrom(...kinds), { nil: undefined }),
        fc.constantFrom(...seriesToMoveTo),
        fc.constantFrom(hudForm1974, hudForm2010),
        (section, kind, series, form) => {
          const fee = { section, ...(kind && { kind }) };
          const placed = (each: LineOfFee) => form.placeOf({ ...each, bucket: 'canChange' }).series;
          const moved = movedToSeries(fee, series, form);
          if (placed(fee) === series) {
            expect(moved).toBeNull();
            return;
          }
          if (moved === null) throw new Error(`${section} ${kind} does not reach ${series}`);
          expect(placed(moved)).toBe(series);
          expect(movedToSeries(moved, series, form)).toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('commissions have a page of their own', () => {
    expect(seriesToMoveTo).toEqual([800, 900, 1000, 1100, 1200, 1300]);
    expect(movedToSeries({ section: 'H' }, 700, hudForm2010)).toBeNull();
  });
});
