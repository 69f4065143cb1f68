import { expect, it } from 'vitest';
import { sessionSchema, userSettingsSchema } from './index.ts';

// That the api answers them is proved by the walk through the endpoint map.
// holds core 3.1
it('the session has every field of the specification', () => {
  const { user, regions, flags, dates, values } = userSettingsSchema.shape;
  expect(Object.keys(sessionSchema.shape)).toEqual(
    expect.arrayContaining(['userSettings', 'isValidUser', 'status', 'started']),
  );
  expect(Object.keys(user.shape)).toEqual(
    expect.arrayContaining(['usersID', 'groupUsersID', 'login', 'onboardingRoleIDs', 'dictionaryWords', 'lastOrderId']),
  );
  expect(Object.keys(regions.element.shape)).toEqual(['regionID', 'isDefault', 'isAdminRegion', 'regionDisplay']);
  for (const settings of [flags, dates, values]) expect(Object.keys(settings.element.shape)).toEqual(['name', 'value']);
});
