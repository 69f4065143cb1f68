/** Where the app begins; `/` and the area Home lead there. */
export const homePath = '/recent-files';

/** Whether an address shows the first screen, which is drawn before the router is there. */
export const isFirstScreen = (pathname: string): boolean => pathname === '/' || pathname === homePath;
