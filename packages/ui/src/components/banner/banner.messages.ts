/** Texts of the band, en-US: the accessible name by tone. */
export const bannerMessages = { info: 'Information', warning: 'Notice', danger: 'Warning', neutral: 'Notice' };
