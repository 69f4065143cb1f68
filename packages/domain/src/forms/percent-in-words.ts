/** The percent that the words of a charge say, `0.25% of loan amount`; its digits are the group. */
export const percentInWords = /(\d+(?:\.\d+)?)\s*%/;
