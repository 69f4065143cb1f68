import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { entriesOf, type Fee, hud2010 } from '../settlement/index.ts';
import { sampleFees, samplePurchase } from '../settlement/sample-purchase.ts';
import { faultsOf } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import { type HudWorksheet, originationWorksheet, titleWorksheet } from './hud-worksheets.ts';
import type { StatementTotal } from './statement-total.ts';

const fees: readonly Fee[] = sampleFees.map((fee, at) => ({ ...fee, code: `fees.${at}` }));
const entries = entriesOf({ purchase: samplePurchase, fees, lenderCredits: cents(50_00) });
const shown = (total: StatementTotal) => (total.kind === 'figure' ? total.value : 'open');
const linesOf = ({ parts }: HudWorksheet) =>
  parts.map(({ number, entries: own, buyer, seller }) => [
    number,
    own.map((each) => `${each.number} ${each.label} ${each.buyer?.value ?? ''}`.trim()),
    shown(buyer),
    shown(seller),
  ]);
const open = (part: object): FiguredFee => ({
  kind: 'open',
  section: 'B',
  missing: [{ field: 'x', words: 'It' }],
  ...part,
});

describe('the worksheets of form H-25(B) as a HUD-1 of 2010', () => {
  it('801 and 802 with what they are made of, a credit of the lender below zero, and 803 as their sum', () => {
    const sheet = originationWorksheet({ entries, hud: null }, []);
    expect(linesOf(sheet)).toEqual([
      ['801', ['Application fee 30000', 'Underwriting fee 109700'], 1397_00, 0],
      ['802', ['0.25% of loan amount (points) 40500', 'Lender credits -5000'], 355_00, 0],
    ]);
    expect(sheet.total && [sheet.total.number, shown(sheet.total.buyer)]).toEqual(['803', 1752_00]);
    const typed = sheet.parts.flatMap((part) => part.entries.map(({ fee }) => fee));
    expect(typed).toEqual([
      expect.stringMatching(/^fees\./),
      expect.stringMatching(/^fees\./),
      expect.stringMatching(/^fees\./),
      null,
    ]);
  });

  it('1101 with its lines outside of the columns, and the owner’s policy in them', () => {
    const sheet = titleWorksheet({ entries, hud: null }, []);
    expect(linesOf(sheet)).toEqual([
      [
        '1101',
        [
          '1102 Title - Settlement agent fee 50000',
          '1104 Title - Lender’s title insurance 50000',
          '1109 Title - Insurance binder 65000',
          '1110 Title - Title search 80000',
        ],
        2450_00,
        0,
      ],
      ['', ['1103 Title - Owner’s title insurance (optional) 100000'], 1000_00, 0],
    ]);
  });

  it('the totals are those of the form', () => {
    const line = (number: string) => hud2010(entries).lines.find((each) => each.number === number)?.buyer?.value;
    const { parts, total } = originationWorksheet({ entries, hud: null }, []);
    expect([...parts, total].map((part) => part && shown(part.buyer))).toEqual(['801', '802', '803'].map(line));
    const [services] = titleWorksheet({ entries, hud: null }, []).parts;
    expect(services && shown(services.buyer)).toBe(line('1101'));
    expect(services?.buyer.kind === 'figure' && faultsOf(services.buyer.trace)).toEqual([]);
  });

  it.each([
    ['a fee of section A', { section: 'A' }, 'open', 2450_00],
    ['a title service', { feeKind: 'notary' }, 1397_00, 'open'],
    ['a premium', { movesSides: true, section: 'C' }, 1397_00, 'open'],
    ['an appraisal', { feeKind: 'appraisal' }, 1397_00, 2450_00],
    ['fees that the reader has no right to', { section: null }, 'open', 'open'],
  ])('%s that is open keeps open what counts it', (_, part, origination, title) => {
    const first = ({ parts: [each] }: HudWorksheet) => each && shown(each.buyer);
    expect(first(originationWorksheet({ entries, hud: null }, [open(part)]))).toBe(origination);
    expect(first(titleWorksheet({ entries, hud: null }, [open(part)]))).toBe(title);
  });
});
