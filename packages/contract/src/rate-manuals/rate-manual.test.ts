import { rateManuals } from '@closewright/domain/premium';
import { expect, it } from 'vitest';
import { rateManualSchema } from './index.ts';

it.each(rateManuals.map((manual) => [manual.id, manual] as const))(
  '%s is data that comes back unchanged',
  (_, manual) => {
    expect(rateManualSchema.parse(JSON.parse(JSON.stringify(manual)))).toEqual(manual);
  },
);

const [texas] = rateManuals;
/** The manual with something else in its table, whose steps end where its bands begin, at 100,000.00. */
const withBasic = (basic: object) => ({ ...texas, basic: { ...texas?.basic, ...basic } });
const [firstBand, ...laterBands] = texas?.basic.bands ?? [];
const firstBandOver = (over: number) => withBasic({ bands: [{ ...firstBand, over }, ...laterBands] });
const [lowest, ...higher] = texas?.basic.steps ?? [];

it.each([
  ['a field it does not know', { ...texas, discount: 1 }, ''],
  ['dates reversed', { ...texas, to: '2020-01-01' }, 'to'],
  ['a table without rows', { ...texas, basic: { ...texas?.basic, steps: [], bands: [] } }, 'basic.steps'],
  ['bands that fall', { ...texas, basic: { ...texas?.basic, bands: texas?.basic.bands.toReversed() } }, 'basic.bands'],
  ['a gap between steps and bands', firstBandOver(200_000_00), 'basic.bands.0.over'],
  ['bands that begin below the last step', firstBandOver(50_000_00), 'basic.bands.0.over'],
  [
    'a premium that falls from step to step',
    withBasic({ steps: [{ ...lowest, premium: 900_00 }, ...higher] }),
    'basic.steps.1.premium',
  ],
  [
    'a band whose printed premium is below the last step',
    withBasic({ bands: [{ ...firstBand, base: 1_00 }, ...laterBands] }),
    'basic.bands.0.base',
  ],
  ['a table that begins after the manual', { ...texas, from: '2025-01-01' }, 'basic.from'],
  ['a table that ends before the manual', withBasic({ to: '2026-06-30' }), 'basic.to'],
  ['a share over 100 percent', { ...texas, underwriterPercent: '100.5' }, 'underwriterPercent'],
  [
    'shares of large liabilities that fall',
    {
      ...texas,
      underwriterAbove: {
        bands: [
          { over: 5, percent: '40' },
          { over: 1, percent: '35' },
        ],
        source: { text: 'A rule' },
      },
    },
    'underwriterAbove.bands',
  ],
  ['part of a cent', { ...texas, simultaneous: { ...texas?.simultaneous, perLoan: 0.5 } }, 'simultaneous.perLoan'],
])('refuses %s at its field', (_, manual, path) => {
  const issues = rateManualSchema.safeParse(manual).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join('.'))).toContain(path);
});
