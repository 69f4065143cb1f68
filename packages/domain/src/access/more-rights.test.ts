import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyActor,
  anyFile,
  cfg,
  cfgRates,
  cfgSearch,
  cfgSystem,
  checks,
  fees,
  invoices,
  main,
  plain,
  rank,
  reports,
} from './decisions.fixture.ts';
import {
  type ActionName,
  type Actor,
  actions,
  can,
  fieldMode,
  freeFile,
  pageMode,
  routeAccess,
  securityKeys,
} from './index.ts';

// holds core 6.21
describe('more rights never give less', () => {
  /** An actor and one that has every right of it and more; IsAppReadOnly takes rights, so it stays. */
  const pair = fc.tuple(anyActor(), anyActor()).map(([less, other]): [Actor, Actor] => [
    less,
    {
      ...less,
      settings: Object.fromEntries(
        securityKeys.map((key) => {
          const [a = 0, b = 0] = [less.settings?.[key], other.settings?.[key]];
          return [key, key === 'IsAppReadOnly' ? a : Math.max(a, b)];
        }),
      ),
      regions: [...less.regions, ...other.regions],
      allowOpenFileInUse: less.allowOpenFileInUse || other.allowOpenFileInUse,
    },
  ]);
  const route = fc.constantFrom(main, fees, checks, invoices, reports, plain, cfg, cfgSystem, cfgRates, cfgSearch);

  it('on a route or page', () => {
    fc.assert(
      fc.property(pair, route, anyFile, ([less, more], rule, file) => {
        expect(routeAccess(more, rule, file).accessLevel).toBeGreaterThanOrEqual(
          routeAccess(less, rule, file).accessLevel,
        );
        if (!pageMode(less, rule, file).readOnly) expect(pageMode(more, rule, file).readOnly).toBe(false);
      }),
    );
  });

  it('on a field', () => {
    const field = fc.constantFrom(
      'order.fileNumber',
      'order.closingDate',
      'order.settlementTemplateID',
      'order.isLocked',
      'loans.1.rate',
    );
    fc.assert(
      fc.property(pair, route, anyFile, field, ([less, more], rule, file, name) => {
        const modeOf = (actor: Actor) => rank(fieldMode(actor, { route: rule, file }, name).mode);
        expect(modeOf(more)).toBeGreaterThanOrEqual(modeOf(less));
      }),
    );
  });

  it('on an action', () => {
    fc.assert(
      fc.property(
        pair,
        fc.constantFrom(...(Object.keys(actions) as ActionName[])),
        anyFile,
        fc.constantFrom(null, 0, 5, 6),
        ([less, more], action, file, regionID) => {
          if (can(less, action, { file, regionID }).allowed)
            expect(can(more, action, { file, regionID }).allowed).toBe(true);
        },
      ),
    );
  });

  it('and a file that is less free never gives more', () => {
    fc.assert(
      fc.property(anyActor(), route, anyFile, (actor, rule, file) => {
        const free = { ...freeFile, bankCompanyRegionID: file.bankCompanyRegionID };
        const limited = fieldMode(actor, { route: rule, file }, 'order.closingDate').mode;
        expect(rank(limited)).toBeLessThanOrEqual(
          rank(fieldMode(actor, { route: rule, file: free }, 'order.closingDate').mode),
        );
      }),
    );
  });
});
