import { getCheckWritingPin, setCheckWritingPin } from '../check-writing-pin/index.ts';
import { getHealth, getHealthDetails, getReadiness } from '../health/index.ts';
import { getNotificationCounts } from '../notifications/index.ts';
import { listServerEvents, logClientSession, logServerEvent } from '../server-events/index.ts';
import {
  checkRouteAccess,
  checkTenant,
  getEnvironment,
  getMessagingUrl,
  getSession,
  saveActiveUser,
  saveUserSettings,
} from '../session/index.ts';
import {
  addDictionaryWords,
  getUserSettings,
  removeDictionaryWord,
  saveDefaultRegion,
} from '../user-settings/index.ts';

/** The session of a user and the health of the service. */
export const sessionEndpoints = {
  getHealth,
  getReadiness,
  getHealthDetails,
  getEnvironment,
  checkTenant,
  logServerEvent,
  logClientSession,
  getSession,
  checkRouteAccess,
  saveUserSettings,
  saveActiveUser,
  getMessagingUrl,
  getNotificationCounts,
  getUserSettings,
  addDictionaryWords,
  removeDictionaryWord,
  saveDefaultRegion,
  getCheckWritingPin,
  setCheckWritingPin,
  listServerEvents,
} as const;
