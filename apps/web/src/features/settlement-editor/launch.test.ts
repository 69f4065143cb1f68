import type { NavContext } from '@closewright/domain/navigation';
import { expect, it, vi } from 'vitest';
import { launchEditor } from './launch.ts';

const context = (flag: boolean, settlementStatementType: 'CDF' | 'HUD2010' = 'CDF'): NavContext => ({
  actor: {
    usersID: 7,
    settings: { GenericSettlementStatement_ScreenAccess: 2 },
    features: { cdfEditor: flag },
    regions: [],
    allowOpenFileInUse: false,
  },
  order: {
    settlementStatementType,
    orderServiceType: 'full',
    hasSeller: true,
    underwriterCompanyID: null,
    isEligibleForSigning: false,
  },
  cplUnderwriterCompanyID: null,
});

/** Runs it and tells what was done, in order. */
async function steps(routeName: string, from: NavContext, isSaved = true): Promise<string[]> {
  const done: string[] = [];
  await launchEditor(routeName, from, {
    savePageFirst: async () => {
      done.push('save');
      return isSaved;
    },
    open: async () => void done.push('open'),
    refuse: (reason) => void done.push(reason),
    clear: () => void done.push('clear'),
  });
  return done;
}

// holds core 2.35, blocks 2.6
it('saves first from the buyer, seller and property routes, opens, and is cleared after it closes', async () => {
  expect(await steps('oe:main', context(true))).toEqual(['save', 'open', 'clear']);
  expect(await steps('file.information.contacts', context(true))).toEqual(['save', 'open', 'clear']);
});

it.each(['file.settlement.title-section', 'settlement:payoffs:list', 'premiums', 'file.information.loans'])(
  'saves what the form is made of first, too: %s',
  async (routeName) => {
    expect(await steps(routeName, context(true))).toEqual(['save', 'open', 'clear']);
  },
);

it('saves nothing on any other route', async () => {
  expect(await steps('file.information.notes', context(true))).toEqual(['open', 'clear']);
});

// holds core 4.23
it('does not open when the save failed or was aborted', async () => {
  expect(await steps('oe:main', context(true), false)).toEqual(['save', 'clear']);
});

it('opens on a HUD-1, too', async () => {
  expect(await steps('oe:main', context(true, 'HUD2010'))).toEqual(['save', 'open', 'clear']);
});

it('does not open while the flag is off, and says why', async () => {
  const denial = 'Access to CDF Editor is not authorized. Please contact your administrator.';
  expect(await steps('oe:main', context(false))).toEqual([denial, 'clear']);
});

it('is cleared also when the editor cannot be fetched', async () => {
  const clear = vi.fn();
  const open = () => Promise.reject(new Error('no answer'));
  const effects = { savePageFirst: async () => true, open, refuse: () => {}, clear };
  await expect(launchEditor('oe:main', context(true), effects)).rejects.toThrow('no answer');
  expect(clear).toHaveBeenCalledOnce();
});
