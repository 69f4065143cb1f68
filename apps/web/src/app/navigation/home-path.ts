/** Where the app begins; `/` and the area Home lead there. */
export const homePath = '/recent-files';
