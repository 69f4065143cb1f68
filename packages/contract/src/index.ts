import { getHealth } from './health/index.ts';
import { getLookups } from './lookups/index.ts';
import {
  findOrders,
  getOrder,
  getOrderByNumber,
  holdOrder,
  listOrderAudit,
  listRecentFiles,
  openOrder,
  pinFile,
  releaseOrder,
  saveOrder,
  takeOverOrder,
} from './orders/index.ts';
import {
  checkTenant,
  getEnvironment,
  getMessagingUrl,
  getSession,
  logServerEvent,
  saveActiveUser,
  saveUserSettings,
} from './session/index.ts';

/** Every call of the api. Tests walk this map; a call that is not in it does not exist. */
export const endpoints = {
  getHealth,
  getEnvironment,
  checkTenant,
  logServerEvent,
  getSession,
  saveUserSettings,
  saveActiveUser,
  getMessagingUrl,
  getLookups,
  listRecentFiles,
  pinFile,
  findOrders,
  getOrderByNumber,
  getOrder,
  saveOrder,
  listOrderAudit,
  openOrder,
  holdOrder,
  takeOverOrder,
  releaseOrder,
} as const;
