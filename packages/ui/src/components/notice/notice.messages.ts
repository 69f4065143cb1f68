/** Texts of the full-page notice, en-US. */
export const noticeMessages = { code: 'Code' };
