import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyActor, anyFile, main, officer } from './decisions.fixture.ts';
import {
  AccessLevel,
  type Actor,
  actorIn,
  actorOf,
  can,
  pageMode,
  regionalKeys,
  routeAccess,
  type SecuritySettings,
  screenAccess,
  securityKeys,
  settingsIn,
} from './index.ts';

const named = (settings: Record<string, number>) => Object.entries(settings).map(([name, value]) => ({ name, value }));
const session = {
  userSettings: {
    user: { usersID: 7 },
    regions: [
      { regionID: 5, isDefault: false, isAdminRegion: false },
      { regionID: 6, isDefault: true, isAdminRegion: false },
    ],
    flags: [],
  },
  securitySettings: named({ OrderEntry_ScreenAccess: 2, CheckWriting_ScreenAccess: 1, IsAdmin: 0 }),
  regionSecuritySettings: [
    { regionID: 5, securitySettings: named({ CheckWriting_ScreenAccess: 2, OrderEntry_ScreenAccess: 0, IsAdmin: 1 }) },
    { regionID: 6, securitySettings: named({ OrderEntry_ScreenAccess: 1 }) },
  ],
  features: [],
};

describe('roles with permissions by region', () => {
  it.each([
    ['the default region of the user', undefined, { OrderEntry: 1, CheckWriting: 1 }],
    ['a region that grants more of one and less of another', 5, { OrderEntry: 0, CheckWriting: 2 }],
    ['a region that says nothing', 8, { OrderEntry: 2, CheckWriting: 1 }],
    ['no region', null, { OrderEntry: 2, CheckWriting: 1 }],
  ])('in %s', (_name, regionID, { OrderEntry, CheckWriting }) => {
    const actor = regionID === undefined ? actorOf(session) : actorIn(actorOf(session), regionID);
    expect(screenAccess(actor, 'OrderEntry')).toBe(OrderEntry);
    expect(screenAccess(actor, 'CheckWriting')).toBe(CheckWriting);
    // From one region to the next and back again nothing is lost.
    expect(actorIn(actorIn(actor, 5), 6).settings).toEqual(actorOf(session).settings);
  });

  it('are screens and permissions; who administers, administers everywhere', () => {
    expect(regionalKeys).not.toContain('IsAdmin');
    expect(regionalKeys).not.toContain('appReports_AppAccess');
    expect(actorIn(actorOf(session), 5).settings?.IsAdmin).toBe(0);
  });

  it('leave an actor alone whose rights are the same everywhere', () => {
    expect(actorIn(officer, 6)).toBe(officer);
    expect(actorOf({ ...session, regionSecuritySettings: [] }).rightsByRegion).toBeUndefined();
  });

  // holds core 2.34
  it('decide by the region of what is asked for', () => {
    const actor: Actor = {
      ...officer,
      rightsByRegion: {
        everywhere: officer.settings ?? {},
        regions: { 6: { AllowCreateOrder: 0, OrderEntry_ScreenAccess: 1 } },
      },
    };
    expect(can(actor, 'createOrder', { regionID: 5 }).allowed).toBe(true);
    expect(can(actor, 'createOrder', { regionID: 6 }).reason?.code).toBe('noPermission');
    expect(routeAccess(actorIn(actor, 6), main, null).accessLevel).toBe(AccessLevel.Read);
  });

  const settings: fc.Arbitrary<SecuritySettings> = fc.dictionary(
    fc.constantFrom(...securityKeys),
    fc.integer({ min: 0, max: 2 }),
  );

  it('more rights never give less, in whichever region: raising one raises or keeps every decision', () => {
    fc.assert(
      fc.property(
        anyActor(),
        settings,
        settings,
        fc.constantFrom(...regionalKeys),
        fc.constantFrom(null, 5, 6, 7),
        fc.boolean(),
        anyFile,
        (someone, everywhere, inSix, key, regionID, isRaisedInSix, file) => {
          const of = (base: SecuritySettings, six: SecuritySettings): Actor =>
            actorIn({ ...someone, rightsByRegion: { everywhere: base, regions: { 6: six } } }, regionID);
          const less = of(everywhere, inSix);
          const more = isRaisedInSix
            ? of(everywhere, { ...inSix, [key]: Math.max(everywhere[key] ?? 0, inSix[key] ?? 0) })
            : of({ ...everywhere, [key]: 2 }, inSix);
          for (const one of regionalKeys) {
            expect(more.settings?.[one] ?? 0).toBeGreaterThanOrEqual(less.settings?.[one] ?? 0);
          }
          const level = (actor: Actor) => routeAccess(actor, main, file).accessLevel;
          expect(level(more)).toBeGreaterThanOrEqual(level(less));
          if (!pageMode(less, main, file).readOnly) expect(pageMode(more, main, file).readOnly).toBe(false);
        },
      ),
    );
  });

  it('are the settings of the region, over those of everywhere', () => {
    fc.assert(
      fc.property(settings, settings, (everywhere, inSix) => {
        const held = settingsIn({ everywhere, regions: { 6: inSix } }, 6);
        for (const key of securityKeys) {
          const differs = regionalKeys.includes(key) && inSix[key] !== undefined;
          expect(held[key]).toBe(differs ? inSix[key] : everywhere[key]);
        }
      }),
    );
  });
});
