import type { SessionStatus } from './session-status.ts';

/** What a notice offers to do. */
export const noticeActions = {
  backToLogin: { id: 'backToLogin', label: 'Back to Login' },
  tryAgain: { id: 'tryAgain', label: 'Try Again' },
} as const;

export type NoticeAction = (typeof noticeActions)[keyof typeof noticeActions];

/** A full-page notice: a lucide icon name, a title, a message and what can be done. */
export interface Notice {
  readonly icon: string;
  readonly title: string;
  readonly message: string;
  readonly actions: readonly NoticeAction[];
}

const invalidUser: Notice = {
  icon: 'user-x',
  title: 'Invalid User',
  message: "There's an issue with missing or invalid information on your account. Please contact your administrator.",
  actions: [noticeActions.backToLogin],
};

/**
 * The full-page notices by issue code (core.md §2 and §8). Quoted texts of the spec are exact; where the spec only
 * describes a text (device, maintenance, invalid tenant) the words are ours and say what it describes.
 * `unauthorized` shows nothing and has no entry with a text; `custom` is filled by the tenant.
 */
export const notices = {
  unhandled: {
    icon: 'cloud-off',
    title: 'Application Unavailable',
    message:
      'Access to the product is currently unavailable. Check your internet connection, and if the issue persists please contact your administrator.',
    actions: [noticeActions.tryAgain],
  },
  'unsupported-device': {
    icon: 'monitor-x',
    title: 'Device not supported',
    message:
      'Please use Google Chrome with a screen resolution of 1366 x 768 or above. iPads count as a mobile device and are not supported.',
    actions: [],
  },
  'missing-user': invalidUser,
  'invalid-user': invalidUser,
  'maintenance-mode': {
    icon: 'wrench',
    title: 'Down for maintenance',
    message: 'Your company is down for maintenance. Please contact support.',
    actions: [],
  },
  'invalid-tenant': {
    icon: 'map-pin-off',
    title: 'Address not found',
    message: 'There may be a typing error in the address, or the link you clicked may have expired.',
    actions: [],
  },
  'tenant-access-denied': {
    icon: 'shield-x',
    title: 'Tenant Access Denied',
    message: 'Your user account does not have access to this tenant. Please contact your admin to create your account.',
    actions: [noticeActions.backToLogin],
  },
} as const satisfies Record<string, Notice>;

/** The issue codes; `custom` brings its own icon, title and message, `unauthorized` shows nothing. */
export type NoticeCode = keyof typeof notices;

/** What a status that is not authorized shows: a notice, or nothing at all (core.md §1 Outcomes). */
export const noticeOfStatus = {
  MISSING_USER: 'missing-user',
  INVALID_USER: 'invalid-user',
  INVALID_TENANT: 'invalid-tenant',
  MAINTENANCE_MODE: 'maintenance-mode',
  UNAUTHORIZED: null,
} as const satisfies Record<Exclude<SessionStatus, 'authorized'>, NoticeCode | null>;
