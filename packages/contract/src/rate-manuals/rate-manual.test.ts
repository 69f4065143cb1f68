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

it.each([
  ['a field it does not know', { ...texas, discount: 1 }, ''],
  ['dates reversed', { ...texas, to: '2020-01-01' }, 'to'],
  ['a table without rows', { ...texas, basic: { ...texas?.basic, steps: [], bands: [] } }, 'basic.steps'],
  ['bands that fall', { ...texas, basic: { ...texas?.basic, bands: texas?.basic.bands.toReversed() } }, 'basic.bands'],
  ['a share over 100 percent', { ...texas, underwriterPercent: '100.5' }, 'underwriterPercent'],
  ['part of a cent', { ...texas, simultaneous: { ...texas?.simultaneous, perLoan: 0.5 } }, 'simultaneous.perLoan'],
])('refuses %s at its field', (_, manual, path) => {
  const issues = rateManualSchema.safeParse(manual).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join('.'))).toContain(path);
});
